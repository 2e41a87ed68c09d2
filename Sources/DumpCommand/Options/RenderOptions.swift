/// What `layout-dump render` was asked for.
struct RenderOptions: Sendable, Hashable {
  /// The forms that frames are written in.
  enum Format: String, Sendable, CaseIterable {
    /// One array of all frames, or one frame alone.
    case json
    /// A frame a line.
    case jsonl
  }

  /// Which way the layout runs.
  enum Direction: String, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// How the screen is lit.
  enum Style: String, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Which frames are written.
  enum FrameChoice: Sendable, Hashable {
    /// The one with this number, from 0.
    case number(Int)
    /// The last one.
    case last
  }

  /// A width and a height, in points, both above 0.
  struct Size: Sendable, Hashable {
    /// The width, in points.
    var width: Double
    /// The height, in points.
    var height: Double
  }

  /// An offset into the content, in points.
  struct Offset: Sendable, Hashable {
    /// Points from the left.
    var x: Double
    /// Points from the top.
    var y: Double
  }

  /// A folder with a `screen.lua`, or a Lua file.
  var screen = ""
  /// A file with a value for each input.
  var data: String?
  /// A file with an event a line; `-` is standard input.
  var events: String?
  /// A device's name, which may end in `:landscape`; not checked here.
  var device: String?
  /// The view's size, instead of a device.
  var size: Size?
  /// Pixels to a point, above 0; only with a size.
  var scale: Double?
  /// A file with an environment, instead of a device.
  var environment: String?
  /// Which way the layout runs; nil leaves it to the environment.
  var direction: Direction?
  /// How the screen is lit; nil leaves it to the environment.
  var style: Style?
  /// Where the content is scrolled to before the first frame.
  var scroll: Offset?
  /// Whether items that are not visible are left out.
  var visibleOnly = false
  /// Which frame is written; nil means all.
  var frame: FrameChoice?
  /// The form that was asked for; ``outputFormat`` is what it comes to.
  var format: Format?
  /// The file that is written; nil means standard output.
  var output: String?
  /// More folders that scripts are searched in, in order.
  var searchPath: [String] = []
  /// Whether warnings count as errors.
  var isStrict = false
  /// The most VM instructions that one call into a script may take; nil means the default.
  var maximumSteps: Int?
  /// The most memory that the scripts may have, in megabytes; nil means the default.
  var maximumMemory: Int?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?

  /// The form of the output: the one that was asked for, or the one that the name of the file
  /// says, or else a frame a line for live events and one array for all other ones.
  var outputFormat: Format {
    if let format { return format }
    if let output {
      return output.lowercased().hasSuffix(".jsonl") ? .jsonl : .json
    }
    return events == "-" ? .jsonl : .json
  }
}
