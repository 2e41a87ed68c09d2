/// What `layout-dump watch` was asked for.
struct WatchOptions: Sendable, Hashable {
  /// A folder with a `screen.lua`, or a Lua file.
  var screen = ""
  /// How it is played.
  var playing = ScreenOptions()
  /// Whether items that are not visible are left out.
  var visibleOnly = false
  /// The form that was asked for; ``outputFormat`` is what it comes to.
  var format: RenderOptions.Format?
  /// The file that is written; nil means standard output.
  var output: String?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?

  /// The form of the output: the one that was asked for, or the one that the name of the file
  /// says, or else a frame a line.
  var outputFormat: RenderOptions.Format {
    if let format { return format }
    guard let output else { return .jsonl }
    return RenderOptions.Format(fileName: output) ?? .json
  }

  /// What is wrong with the options together.
  var problems: [UsageError] {
    let files = [
      ("--data", playing.input.data), ("--events", playing.input.events),
      ("--environment", playing.environment.file),
    ]
    return playing.problems + RenderOptions.Format.problems(output: output, format: format)
      + files.filter { $0.1 == "-" }.map {
        .badValue(option: $0.0, value: "-", expected: "a file, for only those can be saved")
      }
  }
}
