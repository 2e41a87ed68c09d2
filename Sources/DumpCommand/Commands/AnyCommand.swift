/// A command, whatever its settings are.
protocol AnyCommand: Sendable {
  /// The word that chooses it.
  var name: String { get }
  /// What it does, in a phrase.
  var summary: String { get }
  /// What help, shells and the man page say of it.
  var description: CommandDescription { get }
  /// Help that fits on a screen: less than 25 lines.
  var shortHelp: String { get }
  /// Help with everything.
  var completeHelp: String { get }

  /// Does what the words behind the command's name ask for, and gives the exit status.
  func run(words: [String]) throws(UsageErrors) -> CInt
}

extension Command: AnyCommand {
  func run(words: [String]) throws(UsageErrors) -> CInt {
    switch try parse(words) {
    case .settings(let settings): run(settings)
    case .help(let text): DumpCommand.show(text)
    }
  }
}
