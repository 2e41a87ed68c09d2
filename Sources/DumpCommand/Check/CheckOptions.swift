/// What `layout-dump check` was asked for.
struct CheckOptions: Sendable, Hashable {
  /// The forms that findings are written in.
  enum Format: String, FileFormat {
    /// A line a finding, and a summary.
    case text
    /// One object.
    case json
    /// The exchange format of static analysis, version 2.1.0.
    case sarif

    var ending: String { self == .text ? ".txt" : ".\(rawValue)" }
  }

  /// Screens, folders with screens, and scripts; none means `layouts`.
  var paths: [String] = []
  /// More folders that scripts are searched in, in order.
  var searchPath: [String] = []
  /// What scripts may use.
  var limits = LimitOptions()
  /// The form that was asked for.
  var format: Format?
  /// The file that is written; nil means standard output.
  var output: String?
  /// Whether warnings count as errors.
  var isStrict = false
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?

  /// The form of the output: the one that was asked for, or the one that the name of the file says,
  /// or else text.
  var outputFormat: Format {
    format ?? output.flatMap(Format.init(fileName:)) ?? .text
  }

  /// What is wrong with the options together.
  var problems: [UsageError] { Format.problems(output: output, format: format) }
}
