/// What `layout-dump diff` was asked for.
struct DiffOptions: Sendable, Hashable {
  /// The forms that differences are written in.
  enum Format: String, FileFormat {
    /// Lines of words.
    case text
    /// One object.
    case json
    /// A picture with both over each other.
    case svg

    var ending: String { self == .text ? ".txt" : ".\(rawValue)" }
  }

  /// The two sides, as the user wrote them: files of frames, or screens; `-` is standard input.
  var sides: [String] = []
  /// How screens are played.
  var playing = ScreenOptions()
  /// Which frame of each side is compared; nil means all.
  var frame: FrameChoice?
  /// Points by which geometry may differ.
  var tolerance: Double?
  /// The form that was asked for.
  var format: Format?
  /// The file that is written; nil means standard output.
  var output: String?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?

  /// The form of the output: the one that was asked for, or the one that the name of the file says,
  /// or else text.
  var outputFormat: Format {
    format ?? output.flatMap(Format.init(fileName:)) ?? .text
  }

  /// What is wrong with the options together.
  var problems: [UsageError] {
    var problems = playing.problems + Format.problems(output: output, format: format)
    if sides.filter({ $0 == "-" }).count > 1 { problems.append(.conflict("-", "-")) }
    return problems
  }
}
