import SectionHost

/// What a whole command line asks for.
enum Invocation {
  /// To run a command with the words behind its name.
  case command(any AnyCommand, words: [String])
  /// To show a text on standard output.
  case text(String)

  /// Reads the words behind the program's name.
  ///
  /// Without a command, a first word that is a path (or an option) means `render`. `exists` says
  /// whether a file or folder has that name, `nearest` which one was probably meant by a name that
  /// none has.
  init(_ words: [String], exists: (String) -> Bool, nearest: (String) -> String?)
    throws(UsageErrors)
  {
    guard let first = words.first else { throw UsageErrors(errors: [.missingCommand]) }
    let rest = Array(words.dropFirst())
    switch first {
    case "-h":
      self = .text(ProgramHelp.short)
    case "--help":
      self = .text(ProgramHelp.complete)
    case "--version":
      if let extra = rest.first { throw UsageErrors(errors: [.unexpectedArgument(extra)]) }
      self = .text("layout-dump \(DumpCommand.version)\n")
    default:
      if CommandRegistry.entries.contains(where: { $0.name == first }) {
        self = .command(try CommandRegistry.command(first), words: rest)
      } else if let option = Self.programOption(meantBy: first) {
        throw UsageErrors(errors: [.unknownOption(first, nearest: option)])
      } else if first.hasPrefix("-") || first.contains("/") || first.hasSuffix(".lua")
        || exists(first)
      {
        self = .command(Command.render, words: words)
      } else {
        throw UsageErrors(errors: [.unknownCommand(first, nearest: nearest(first))])
      }
    }
  }

  /// The option without a command that was probably meant by a word; nil where one of `render` is
  /// as near.
  private static func programOption(meantBy word: String) -> String? {
    let options = ["--help", "--version"]
    guard word.hasPrefix("--"), word.count > 2,
      let nearest = nearestName(to: word, in: Command.render.options.map(\.name) + options)
    else { return nil }
    return options.contains(nearest) && word != nearest ? nearest : nil
  }
}
