import LayoutScripting
import SectionHost

/// The Test Anything Protocol, version 13: what is wrong stands in comments behind a test's line.
struct TAPReporter: TestReporter {
  func beginning(count: Int) -> String { "TAP version 13\n1..\(count)\n" }

  func text(of record: TestRecord, number: Int) -> String {
    // A `#` would begin a directive.
    let title = record.key.onOneLine.split(
      separator: "#", omittingEmptySubsequences: false
    ).joined(separator: "\\#")
    switch record.outcome {
    case .passed: return "ok \(number) - \(title)\n"
    case .pending(let reason):
      return "ok \(number) - \(title) # SKIP\(reason.isEmpty ? "" : " \(reason.onOneLine)")\n"
    case .failed(let problems):
      let lines = problems.flatMap {
        "\($0)".withReadableControls.split(separator: "\n", omittingEmptySubsequences: false)
      }
      return "not ok \(number) - \(title)\n" + lines.map { "# \($0)\n" }.joined()
    }
  }

  func end(_ records: [TestRecord], _ counts: TestCounts) -> String { "# \(counts.summary)\n" }
}
