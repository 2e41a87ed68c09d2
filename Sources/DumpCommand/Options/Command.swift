/// A command of the program: what help says about it and how its words are read.
///
/// One table drives both, so they cannot disagree.
struct Command<Settings: Sendable>: Sendable {
  /// An argument that is no option.
  struct Argument: Sendable {
    /// What help calls it.
    var name: String
    /// What it is, in a phrase.
    var summary: String
    /// Takes the word, or says what it expected instead.
    var set: Option<Settings>.Setter
    /// Whether any number of words is taken, none included.
    var isRepeated = false
    /// Whether it may be left out; those that may come last.
    var isOptional = false

    /// The words that shells offer; nil for what the name says.
    var suggestions: [String]?

    /// What may stand in its place.
    var completion: Completion {
      suggestions.map(Completion.words) ?? Completion(placeholder: name)
    }

    /// Whether the command cannot run without it.
    var isNeeded: Bool { !isRepeated && !isOptional }
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
  /// The settings that hold where no word says otherwise.
  var settings: Settings
  /// Checks what options mean together.
  var validate: @Sendable (Settings) -> [UsageError] = { _ in [] }
  /// Does it; gives the exit status.
  var run: @Sendable (Settings) -> CInt
}
