/// Help about the program as a whole.
enum ProgramHelp {
  /// All commands, on one screen.
  static var short: String {
    let lines =
      ["Usage: layout-dump COMMAND [options] [arguments]"]
      + HelpTable(
        title: "Commands", rows: CommandRegistry.commands.map { ($0.name, $0.summary) }
      ).oneLineEach
      + HelpTable(
        title: "Examples",
        rows: [
          ("layout-dump render layouts/home", "all frames of a screen"),
          ("layout-dump layouts/home --frame 0", "the first; 'render' may be left out"),
        ]
      ).oneLineEach
      + ["'layout-dump COMMAND -h' shows what a command can do, 'help COMMAND' all of it."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The options of the program itself.
  static let options = [
    (name: "-h", meaning: "a short help"), (name: "--help", meaning: "this help"),
    (name: "--version", meaning: "the version"),
  ]

  /// Everything about everything.
  static var complete: String {
    return short + HelpTable(title: "Options", rows: options).lines.joined(separator: "\n")
      + "\n\n" + CommandRegistry.commands.map(\.completeHelp).joined(separator: "\n")
  }
}
