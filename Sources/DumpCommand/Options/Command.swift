/// A command of the program: what help says about it and how its words are read.
///
/// One table drives both, so they cannot disagree.
struct Command<Settings>: Sendable {
  /// An argument that is no option.
  struct Argument: Sendable {
    /// What help calls it.
    var name: String
    /// What it is, in a phrase.
    var summary: String
    /// Takes the word.
    var set: @Sendable (inout Settings, String) -> Void
    /// Whether any number of words is taken, none included.
    var isRepeated = false
  }

  /// A command line that does something useful.
  struct Example: Sendable {
    /// The command line.
    var line: String
    /// What it does, in a phrase.
    var summary: String
  }

  /// The word that chooses it.
  var name: String
  /// What it does, in a phrase.
  var summary: String
  /// More about it, in paragraphs.
  var discussion: [String]
  /// Its arguments; one that is repeated is the last.
  var arguments: [Argument]
  /// Its options.
  var options: [Option<Settings>]
  /// Command lines for both helps.
  var examples: [Example]
  /// Checks what options mean together.
  var validate: @Sendable (Settings) -> [UsageError] = { _ in [] }
}

extension Command: CommandDescription {}

/// What can be said about a command without knowing its settings.
protocol CommandDescription: Sendable {
  /// The word that chooses it.
  var name: String { get }
  /// What it does, in a phrase.
  var summary: String { get }
  /// Help that fits on a screen: at most 25 lines.
  var shortHelp: String { get }
  /// Help with everything.
  var completeHelp: String { get }
}
