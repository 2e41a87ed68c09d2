/// An option of a command: how it is written, what help says about it and what it sets.
struct Option<Settings>: Sendable {
  /// Sets a value, or says what it expected instead.
  typealias Setter = @Sendable (inout Settings, _ value: String) throws(BadValue) -> Void

  /// Where a value is kept in the settings.
  typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

  /// What an option does with the word behind it.
  enum Action: Sendable {
    /// There is none.
    case flag(@Sendable (inout Settings) -> Void)
    /// It is the option's value; help shows the placeholder in its place.
    case value(placeholder: String, Setter)
  }

  /// The name, with its dashes.
  var name: String
  /// What it does, in a phrase.
  var summary: String
  /// What it does with the word behind it.
  var action: Action
  /// Whether the short help shows it.
  var isCommon = false
  /// Whether it may stand more than once.
  var isRepeatable = false

  /// The words that shells offer for its value; nil for what the placeholder says.
  var suggestions: (@Sendable () -> [String])?

  /// What may stand in the place of its value.
  var completion: Completion {
    if let suggestions { return .words(suggestions()) }
    return placeholder.map(Completion.init(placeholder:)) ?? .nothing
  }

  /// What stands behind the name in help; nil for a flag.
  var placeholder: String? {
    if case .value(let placeholder, _) = action { placeholder } else { nil }
  }

  /// The same option, shown in the short help too.
  func common() -> Option {
    var option = self
    option.isCommon = true
    return option
  }
}

extension Option {
  /// The same option, for whose value shells offer words.
  func suggesting(_ words: @escaping @Sendable () -> [String]) -> Option {
    var option = self
    option.suggestions = words
    return option
  }
}

/// Why a value was refused.
struct BadValue: Error, Hashable {
  /// What would be accepted, for example `a number above 0`.
  var expected: String
  /// The part of the value that is wrong; nil where that is all of it.
  var found: String?
  /// The accepted word that was probably meant.
  var nearest: String?
}

extension Option {
  /// An option that sets a truth.
  static func flag(
    _ name: String, _ summary: String, _ path: Path<Bool>
  ) -> Option {
    Option(name: name, summary: summary, action: .flag { $0[keyPath: path] = true })
  }

  /// An option that sets a text.
  static func text(
    _ name: String, _ placeholder: String, _ summary: String,
    _ path: Path<String?>
  ) -> Option {
    .parsed(name, placeholder, summary, path) { text throws(BadValue) in
      if text.isEmpty { throw BadValue(expected: "a text") }
      return text
    }
  }

  /// An option that adds a text each time it stands.
  static func texts(
    _ name: String, _ placeholder: String, _ summary: String,
    _ path: Path<[String]>
  ) -> Option {
    var option = Option(
      name: name, summary: summary,
      action: .value(placeholder: placeholder) { (settings, text) throws(BadValue) in
        if text.isEmpty { throw BadValue(expected: "a text") }
        settings[keyPath: path].append(text)
      })
    option.isRepeatable = true
    return option
  }

  /// An option that sets one of a few words, which help lists.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ summary: String, _ path: Path<Choice?>
  ) -> Option {
    let words = Choice.allCases.map(\.rawValue)
    return .parsed(name, words.joined(separator: "|"), summary, path) { text throws(BadValue) in
      guard let choice = Choice(rawValue: text) else { throw BadValue(text, isNoneOf: words) }
      return choice
    }
  }

  /// An option that sets what is read from its text.
  static func parsed<Value>(
    _ name: String, _ placeholder: String, _ summary: String,
    _ path: Path<Value?>,
    _ parse: @escaping @Sendable (String) throws(BadValue) -> Value
  ) -> Option {
    Option(
      name: name, summary: summary,
      action: .value(placeholder: placeholder) { (settings, text) throws(BadValue) in
        settings[keyPath: path] = try parse(text)
      })
  }
}
