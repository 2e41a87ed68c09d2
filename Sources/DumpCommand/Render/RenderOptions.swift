/// What `layout-dump render` was asked for.
struct RenderOptions: Sendable, Hashable {
  /// The forms that frames are written in.
  enum Format: String, FileFormat {
    /// One array of all frames, or one frame alone.
    case json
    /// A frame a line.
    case jsonl
    /// A tree of lines for people.
    case text
    /// One picture of all frames.
    case svg

    var ending: String { self == .text ? ".txt" : ".\(rawValue)" }
  }

  /// A folder with a `screen.lua`, or a Lua file.
  var screen = ""
  /// How it is played.
  var playing = ScreenOptions()
  /// Whether items that are not visible are left out.
  var visibleOnly = false
  /// Which frame is written; nil means all.
  var frame: FrameChoice?
  /// The form that was asked for; ``outputFormat`` is what it comes to.
  var format: Format?
  /// The file that is written; nil means standard output.
  var output: String?
  /// Whether warnings count as errors.
  var isStrict = false
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?

  /// What is wrong with the options together.
  var problems: [UsageError] {
    playing.problems + Format.problems(output: output, format: format)
  }

  /// The form of the output: the one that was asked for, or the one that the name of the file
  /// says, or else a frame a line for live events and one array for all other ones.
  var outputFormat: Format {
    if let format { return format }
    if let output { return Format(fileName: output) ?? .json }
    return playing.input.events == "-" ? .jsonl : .json
  }
}
