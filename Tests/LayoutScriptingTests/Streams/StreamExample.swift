import Testing

/// Lines of Lua about one function or method, and what they tell.
struct StreamExample: Sendable, CustomTestStringConvertible {
  /// The function or method, with its parameters where there are several forms.
  let name: String
  let lines: String
  let expected: [String]

  init(_ name: String, _ lines: String, _ expected: String...) {
    self.name = name
    self.lines = lines
    self.expected = expected
  }

  var testDescription: String { name }
}
