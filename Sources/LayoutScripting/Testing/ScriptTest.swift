/// One test of a file of script tests: what `it` or `pending` declared.
package struct ScriptTest: Sendable, Hashable {
  /// The file, as the user gave it.
  package var file: String
  /// The names of the suites around it and its own, with spaces between them.
  package var name: String
  /// The line on which its function begins; nil where it has none.
  package var line: Int?
  /// Its place among the tests of the file, from 0.
  var index: Int
}

/// How a script test ended.
package enum ScriptTestOutcome: Sendable, Hashable {
  /// All that it asserts holds.
  case passed
  /// What is wrong, in the order in which it was found: in the test, then behind it.
  case failed([PlacedError])
  /// It is declared and does not run; the reason may be empty.
  case pending(reason: String)
}
