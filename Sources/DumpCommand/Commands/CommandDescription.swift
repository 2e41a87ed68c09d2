/// A command without its settings: what help, shells and the man page say of it.
struct CommandDescription: Sendable, Hashable {
  /// An option.
  struct Option: Sendable, Hashable {
    /// The name, with its dashes.
    var name: String
    /// What stands behind the name; nil for a flag.
    var placeholder: String?
    /// What it does, in a phrase.
    var summary: String
    /// Whether it may stand more than once.
    var isRepeatable: Bool
    /// What may stand in the place of its value.
    var completion: Completion
  }

  /// An argument that is no option.
  struct Argument: Sendable, Hashable {
    /// What help calls it.
    var name: String
    /// What it is, in a phrase.
    var summary: String
    /// Whether any number of words is taken.
    var isRepeated: Bool
    /// Whether it may be left out.
    var isOptional: Bool
    /// What may stand in its place.
    var completion: Completion

    /// How it stands in a line of usage.
    var usage: String { isRepeated ? "[\(name)…]" : isOptional ? "[\(name)]" : name }
  }

  /// A command line that does something useful.
  struct Example: Sendable, Hashable {
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
  /// Its arguments, in order.
  var arguments: [Argument]
  /// Its options, in the order of help, without `-h` and `--help`.
  var options: [Option]
  /// Command lines that do something useful.
  var examples: [Example]

  /// Every option, with `-h` and `--help`.
  var allOptions: [Option] {
    options
      + Self.helpOptions.map {
        Option(
          name: $0.name, placeholder: nil, summary: $0.summary, isRepeatable: false,
          completion: .nothing)
      }
  }

  /// The options that every command has.
  static let helpOptions = [
    (name: "-h", summary: "a short help, with the options that are used most"),
    (name: "--help", summary: "this help"),
  ]
}

extension Command {
  /// The command without its settings.
  var description: CommandDescription {
    CommandDescription(
      name: name, summary: summary, discussion: discussion,
      arguments: arguments.map {
        CommandDescription.Argument(
          name: $0.name, summary: $0.summary, isRepeated: $0.isRepeated,
          isOptional: $0.isOptional, completion: $0.completion)
      },
      options: options.map {
        CommandDescription.Option(
          name: $0.name, placeholder: $0.placeholder, summary: $0.summary,
          isRepeatable: $0.isRepeatable, completion: $0.completion)
      },
      examples: examples.map { CommandDescription.Example(line: $0.line, summary: $0.summary) })
  }
}
