import LayoutScripting

/// A test that has run, or a file that could not be loaded.
struct TestRecord {
  /// The file, as the user gave it.
  var file: String
  /// The test's name; nil for a file that could not be loaded.
  var test: String?
  /// The line on which the test's function begins.
  var line: Int?
  /// The cell of the matrix that it ran in.
  var cell: String?
  /// How it ended.
  var outcome: ScriptTestOutcome

  /// What results call it, without the file.
  var title: String { (test ?? "is loaded") + (cell.map { " [\($0)]" } ?? "") }

  /// What distinguishes it from all others.
  var key: String { "\(file): \(title)" }

  /// What is wrong, a report each.
  var problems: [PlacedError] {
    if case .failed(let problems) = outcome { problems } else { [] }
  }
}

/// How many tests ended how.
struct TestCounts: Hashable {
  var passed = 0
  var failed = 0
  var pending = 0

  /// Counts one more.
  mutating func add(_ outcome: ScriptTestOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .pending: pending += 1
    }
  }

  /// `N passed, N failed`, and how many are pending where some are.
  var summary: String {
    "\(passed) passed, \(failed) failed" + (pending > 0 ? ", \(pending) pending" : "")
  }
}
