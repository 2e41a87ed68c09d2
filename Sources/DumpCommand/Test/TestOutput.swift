import Glibc
import LayoutScripting

/// Where results go: to standard output as they come, and with `-o` to a file at the end.
final class TestOutput {
  private let reporter: any TestReporter
  /// What is shown on standard output: the report, or lines for people where it goes to a file.
  private let shown: any TestReporter
  private let path: String?
  private let console: Console
  /// Whether people read what is shown, who want to know what is wrong on the spot.
  let showsLines: Bool
  private var records: [TestRecord] = []
  private var report = ""
  /// What the tests came to so far.
  private(set) var counts = TestCounts()

  init(_ options: TestOptions, console: Console) {
    self.console = console
    path = options.output
    let form = options.reporter ?? .plain
    showsLines = form == .plain || options.output != nil
    let color = (options.color ?? .auto).usesColor(on: STDOUT_FILENO)
    reporter = form.reporter(usesColor: false)
    shown = showsLines ? PlainReporter(usesColor: color) : reporter
  }

  func begin(count: Int) throws(FileError) {
    report += reporter.beginning(count: count)
    try show(shown.beginning(count: count))
  }

  /// Says what is written if the process ends while a test runs.
  func willRun(_ record: TestRecord) throws(FileError) {
    var record = record
    if shown is JUnitReporter {
      // A document of all tests before each of them would be too much: one for each file is enough.
      if records.last?.file == record.file { return }
      record.test = "runs to its end"
      record.line = nil
      record.cell = nil
    }
    record.outcome = .failed([
      PlacedError(path: record.file, line: record.line, message: "its process ended")
    ])
    var counts = counts
    counts.add(record.outcome)
    try console.setClosing(
      shown.text(of: record, number: records.count + 1) + shown.end(records + [record], counts))
  }

  /// Takes a test that has run.
  func add(_ record: TestRecord) throws(FileError) {
    records.append(record)
    counts.add(record.outcome)
    report += reporter.text(of: record, number: records.count)
    try show(shown.text(of: record, number: records.count))
  }

  func finish() throws(FileError) {
    report += reporter.end(records, counts)
    if let path { try WholeFile.write(report, to: path) }
    try show(shown.end(records, counts))
    try console.setClosing("")
  }

  private func show(_ text: String) throws(FileError) {
    guard !text.isEmpty else { return }
    try console.output(text)
  }
}
