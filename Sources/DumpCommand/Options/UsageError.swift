/// One thing that is wrong with a command line.
enum UsageError: Error, Hashable {
  /// No word at all.
  case missingCommand
  /// A first word that is neither a command nor a path.
  case unknownCommand(String, nearest: String?)
  /// An option that the command does not have.
  case unknownOption(String, nearest: String?)
  /// An option without the value that it needs.
  case missingValue(option: String)
  /// A value for an option that takes none.
  case unexpectedValue(option: String)
  /// A value that the option cannot use.
  case badValue(option: String, value: String, expected: String, nearest: String? = nil)
  /// A file whose name does not say what is to be written into it.
  case unknownEnding(String, known: [String], formats: [String])
  /// An option for the second time.
  case repeatedOption(String)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// An option that means nothing without another one.
  case needs(String, other: String)
  /// An argument that the command cannot do without.
  case missingArgument(String, command: String)
  /// An argument that the command cannot use.
  case badArgument(String, expected: String, nearest: String? = nil)
  /// An argument without a letter.
  case emptyArgument(String)
  /// One argument more than the command takes.
  case unexpectedArgument(String)
}

extension UsageError: CustomStringConvertible {
  /// What is wrong, in a sentence without a full stop.
  var description: String {
    switch self {
    case .missingCommand: "no command"
    case .unknownCommand(let name, _): "unknown command '\(name)'"
    case .unknownOption(let name, _): "unknown option '\(name)'"
    case .missingValue(let option): "option '\(option)' needs a value"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .badValue(let option, let value, let expected, _):
      "option '\(option)': expected \(expected), not '\(value)'"
    case .unknownEnding(let path, let known, _):
      "option '-o': expected a name that ends in \(known.listed), not '\(path)'"
    case .repeatedOption(let option): "option '\(option)' is given twice"
    case .conflict(let first, let second):
      "option '\(first)' cannot be used with '\(second)'"
    case .needs(let option, let other): "option '\(option)' needs '\(other)'"
    case .missingArgument(let name, _): "missing argument \(name)"
    case .badArgument(let argument, let expected, _): "expected \(expected), not '\(argument)'"
    case .emptyArgument(let name): "argument \(name) is empty"
    case .unexpectedArgument(let argument): "unexpected argument '\(argument)'"
    }
  }

  /// What may help; nil where the message says enough.
  var hint: String? {
    switch self {
    case .unknownCommand(_, let nearest?), .unknownOption(_, let nearest?),
      .badValue(_, _, _, let nearest?), .badArgument(_, _, let nearest?):
      "did you mean '\(nearest)'?"
    case .missingCommand, .unknownCommand: "'layout-dump -h' lists the commands"
    case .missingArgument(_, let command): "'layout-dump \(command) -h' shows how it is used"
    case .unknownEnding(_, _, let formats):
      "--format \(formats.joined(separator: "|")) says what a file of another name gets"
    default: nil
    }
  }
}

/// All that is wrong with a command line, in the order of its words.
struct UsageErrors: Error, Hashable {
  /// What is wrong; never empty.
  var errors: [UsageError]

  /// The lines for standard error, each with its line feed.
  var report: String {
    var report = ""
    for error in errors {
      report += "layout-dump: error: \(error)\n"
      if let hint = error.hint { report += "hint: \(hint)\n" }
    }
    return report
  }
}
