import SectionHost

/// What a whole command line asks for.
enum Invocation: Hashable {
  /// To render a screen.
  case render(RenderOptions)
  /// To show a text on standard output.
  case help(String)
  /// To say which version this is.
  case version

  /// All commands, in the order in which help lists them.
  static var commands: [any CommandDescription] { [Command.render] }

  /// Reads the words behind the program's name.
  ///
  /// Without a command, a first word that is a path (or an option) means `render`. `exists` says
  /// whether a file or folder has that name.
  init(_ words: [String], exists: (String) -> Bool) throws(UsageErrors) {
    let rest = words.dropFirst()
    switch words.first {
    case nil:
      throw UsageErrors(errors: [.missingCommand])
    case "-h":
      self = .help(Self.shortHelp)
    case "--help":
      self = .help(Self.completeHelp)
    case "help":
      if let extra = rest.dropFirst().first {
        throw UsageErrors(errors: [.unexpectedArgument(extra)])
      }
      self = .help(try Self.help(for: rest.first))
    case "--version":
      if let extra = rest.first { throw UsageErrors(errors: [.unexpectedArgument(extra)]) }
      self = .version
    case Command.render.name:
      self = try Self.render(rest)
    case let word?
    where word.hasPrefix("-") || word.contains("/") || word.hasSuffix(".lua")
      || exists(word):
      self = try Self.render(words[...])
    case let word?:
      throw UsageErrors(errors: [Self.unknownCommand(word)])
    }
  }

  private static func render(_ words: ArraySlice<String>) throws(UsageErrors) -> Invocation {
    switch try Command.render.parse(words, into: RenderOptions()) {
    case .settings(let options): .render(options)
    case .help(let text): .help(text)
    }
  }

  private static func help(for name: String?) throws(UsageErrors) -> String {
    guard let name, name != "help" else { return completeHelp }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageErrors(errors: [unknownCommand(name)])
    }
    return command.completeHelp
  }

  private static func unknownCommand(_ word: String) -> UsageError {
    .unknownCommand(word, nearest: nearestName(to: word, in: commands.map(\.name) + ["help"]))
  }
}

extension Invocation {
  private static var commandRows: [(name: String, meaning: String)] {
    commands.map { ($0.name, $0.summary) } + [("help COMMAND", "shows everything about a command")]
  }

  private static var shortHelp: String {
    let lines =
      ["Usage: layout-dump COMMAND [options] [arguments]"]
      + HelpTable(title: "Commands", rows: commandRows).oneLineEach
      + HelpTable(
        title: "Examples",
        rows: [
          ("layout-dump render layouts/home", "all frames of a screen"),
          ("layout-dump layouts/home --frame 0", "the first one; 'render' may be left out"),
        ]
      ).lines
      + ["", "'layout-dump COMMAND -h' shows what a command can do, '--help' all of it."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static var completeHelp: String {
    let options = [("-h", "a short help"), ("--help", "this help"), ("--version", "the version")]
    return shortHelp + HelpTable(title: "Options", rows: options).lines.joined(separator: "\n")
      + "\n\n" + commands.map(\.completeHelp).joined(separator: "\n")
  }
}
