/// What happens to a screen, and where its scripts are.
struct InputOptions: OptionGroup {
  /// A file with a value for each input.
  var data: String?
  /// A file with an event a line; `-` is standard input.
  var events: String?
  /// More folders that scripts are searched in, in order.
  var searchPath: [String] = []

  static var options: [Option<Self>] {
    [
      .text("--data", "FILE", "one JSON object with a value for each input", \.data).common(),
      .text(
        "--events", "FILE",
        "JSON lines, an event each; - is standard input", \.events
      ).common(),
      .texts("--path", "DIR", "one more folder that scripts are searched in", \.searchPath),
    ]
  }
}
