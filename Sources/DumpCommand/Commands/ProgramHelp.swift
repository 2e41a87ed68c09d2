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
      + ["", "'layout-dump COMMAND -h' shows what a command can do, 'help COMMAND' all of it."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Everything about everything.
  static var complete: String {
    let options = [("-h", "a short help"), ("--help", "this help"), ("--version", "the version")]
    return short + HelpTable(title: "Options", rows: options).lines.joined(separator: "\n")
      + "\n\n" + CommandRegistry.commands.map(\.completeHelp).joined(separator: "\n")
  }

  /// Everything about one command; without a name, or for `help` itself, about all.
  static func help(for name: String?) throws(UsageErrors) -> String {
    guard let name, name != "help" else { return complete }
    return try CommandRegistry.command(name).completeHelp
  }
}
