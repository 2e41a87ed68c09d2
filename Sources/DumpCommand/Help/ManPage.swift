/// The man page, in troff's man macros.
struct ManPage {
  private var lines: [String] = []

  /// The page's source.
  static var text: String {
    var page = ManPage()
    page.write(CommandRegistry.commands.map(\.description))
    return page.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ commands: [CommandDescription]) {
    lines = [
      ".TH LAYOUT\\-DUMP 1 \"\" \"layout\\-dump \(DumpCommand.version)\" \"User Commands\"",
      ".SH NAME", "layout\\-dump \\- frames of section layouts that Lua scripts describe",
      ".SH SYNOPSIS", ".B layout\\-dump", ".I COMMAND", "[options] [arguments]",
    ]
    section("DESCRIPTION")
    text(
      """
      A Lua script describes a collection-view screen; layout-dump runs it and gives every state of \
      the screen as a frame of JSON, the same bytes on every run. Results go to standard output, \
      everything else to standard error.
      """)
    section("COMMANDS")
    for command in commands { write(command) }
    section("EXIT STATUS")
    for (status, meaning) in ExitStatus.meanings { entry(status, nil, meaning) }
    section("ENVIRONMENT")
    entry("NO_COLOR", nil, "where it is set and not empty, nothing is coloured")
    entry("TERM", nil, "where it is 'dumb', nothing is coloured, and no progress is shown")
    entry(
      "CI", nil,
      "where it is set, no progress is shown, and golden files are written only with --update")
    entry("TESSELLUA_UPDATE", nil, "where it is set, 'test' writes golden files as with --update")
  }

  private mutating func write(_ command: CommandDescription) {
    let usage = ([command.name, "[options]"] + command.arguments.map(\.usage))
    lines.append(".SS \(escaped(usage.joined(separator: " ")))")
    text(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
    for paragraph in command.discussion {
      lines.append(".PP")
      text(paragraph)
    }
    for argument in command.arguments { entry(nil, argument.name, argument.summary) }
    for option in command.options {
      let repeated = option.isRepeatable ? "; may be repeated" : ""
      entry(option.name, option.placeholder, option.summary + repeated)
    }
    for example in command.examples {
      lines += [".PP"]
      text(example.summary.prefix(1).uppercased() + example.summary.dropFirst() + ":")
      lines += [".PP", ".in +4n", ".nf", escaped(example.line), ".fi", ".in"]
    }
  }

  private mutating func section(_ title: String) { lines.append(".SH \(title)") }

  private mutating func text(_ text: String) { lines.append(escaped(text)) }

  /// A word in bold and one in italics, and what they mean.
  private mutating func entry(_ bold: String?, _ italics: String?, _ meaning: String) {
    let words =
      [bold.map { "\\fB\(escaped($0))\\fR" }, italics.map { "\\fI\(escaped($0))\\fR" }]
      .compactMap { $0 }
    lines += [".TP", words.joined(separator: " ")]
    text(meaning)
  }

  /// A text in which nothing is a command of troff's.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}

/// What the exit statuses mean, for help.
enum ExitStatus {
  /// Each status, and its meaning in a phrase.
  static let meanings = [
    ("0", "all is well"), ("1", "it ran and found something wrong"), ("2", "it could not run"),
  ]
}
