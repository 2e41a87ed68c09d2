/// Writes the results of tests in one form.
protocol TestReporter {
  /// What stands before the results of so many tests.
  func beginning(count: Int) -> String
  /// What is written once a test has run; `number` counts from 1.
  func text(of record: TestRecord, number: Int) -> String
  /// What stands behind the results.
  func end(_ records: [TestRecord], _ counts: TestCounts) -> String
}

extension TestOptions.Reporter {
  /// What writes the form; `usesColor` is for results that a person reads.
  func reporter(usesColor: Bool) -> any TestReporter {
    switch self {
    case .plain: PlainReporter(usesColor: usesColor)
    case .tap: TAPReporter()
    case .junit: JUnitReporter()
    }
  }
}
