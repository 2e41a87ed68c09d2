import SectionHost

/// What the words behind a command ask for.
enum Parsed<Settings> {
  /// To run it.
  case settings(Settings)
  /// To show this text.
  case help(String)
}

extension Command {
  /// Reads the words behind the command's name into its settings.
  ///
  /// `--option value` and `--option=value` mean the same; `--` ends the options. All errors are
  /// found, not only the first.
  func parse(_ words: some Sequence<String>) throws(UsageErrors) -> Parsed<Settings> {
    var reading = WordReading(command: self, settings: settings, words: Array(words)[...])
    return try reading.run()
  }
}

/// One reading of a command's words.
private struct WordReading<Settings: Sendable> {
  let command: Command<Settings>
  var settings: Settings
  var words: ArraySlice<String>
  var errors: [UsageError] = []
  var seen: Set<String> = []
  var argumentCount = 0

  mutating func run() throws(UsageErrors) -> Parsed<Settings> {
    var takesOptions = true
    while let word = words.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word == "-h" {
        return .help(command.shortHelp)
      } else if takesOptions, word == "--help" {
        return .help(command.completeHelp)
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        readOption(word)
      } else {
        readArgument(word)
      }
    }
    for argument in command.arguments.filter(\.isNeeded).dropFirst(argumentCount) {
      errors.append(.missingArgument(argument.name, command: command.name))
    }
    errors += command.validate(settings)
    guard errors.isEmpty else { throw UsageErrors(errors: errors) }
    return .settings(settings)
  }

  private mutating func readOption(_ word: String) {
    var name = word
    var attached: String?
    if let equals = word.firstIndex(of: "=") {
      name = String(word[..<equals])
      attached = String(word[word.index(after: equals)...])
    } else if !word.hasPrefix("--"), word.count > 2,
      command.options.contains(where: { $0.name == word.prefix(2) })
    {
      name = String(word.prefix(2))
      attached = String(word.dropFirst(2))
    }
    guard let option = command.options.first(where: { $0.name == name }) else {
      let known = command.options.map(\.name) + ["--help"]
      // A single letter is near to every other one.
      let nearest = name.count > 2 ? nearestName(to: name, in: known) : nil
      errors.append(.unknownOption(name, nearest: nearest))
      return
    }
    if !seen.insert(name).inserted, !option.isRepeatable {
      errors.append(.repeatedOption(name))
    }
    switch option.action {
    case .flag(let set):
      if attached == nil { set(&settings) } else { errors.append(.unexpectedValue(option: name)) }
    case .value(_, let set):
      guard let value = attached ?? nextValue() else {
        errors.append(.missingValue(option: name))
        return
      }
      do throws(BadValue) {
        try set(&settings, value)
      } catch {
        errors.append(
          .badValue(
            option: name, value: error.found ?? value, expected: error.expected,
            nearest: error.nearest))
      }
    }
  }

  /// The next word, unless it is another option: then the value was forgotten.
  private mutating func nextValue() -> String? {
    guard let word = words.first, word != "--" else { return nil }
    let name = word.prefix { $0 != "=" }
    if command.options.contains(where: { $0.name == name }) { return nil }
    return words.popFirst()
  }

  private mutating func readArgument(_ word: String) {
    guard argumentCount < command.arguments.count else {
      errors.append(.unexpectedArgument(word))
      return
    }
    let argument = command.arguments[argumentCount]
    if !argument.isRepeated { argumentCount += 1 }
    if word.isEmpty {
      errors.append(.emptyArgument(argument.name))
      return
    }
    do throws(BadValue) { try argument.set(&settings, word) } catch {
      errors.append(.badArgument(word, expected: error.expected, nearest: error.nearest))
    }
  }
}
