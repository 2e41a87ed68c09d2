import LayoutScripting
import SectionHost

/// A line a test, and a summary.
struct PlainReporter: TestReporter {
  /// Whether the first word of a line is coloured.
  var usesColor = false

  func beginning(count: Int) -> String { "" }

  func text(of record: TestRecord, number: Int) -> String {
    let name = record.key.onOneLine
    switch record.outcome {
    case .passed: return "\(painted("passed", "32"))   \(name)\n"
    case .failed: return "\(painted("failed", "31"))   \(name)\n"
    case .pending(let reason):
      return
        "\(painted("pending", "33"))  \(name)\(reason.isEmpty ? "" : " (\(reason.onOneLine))")\n"
    }
  }

  func end(_ records: [TestRecord], _ counts: TestCounts) -> String { "\(counts.summary)\n" }

  private func painted(_ word: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(word)\u{1B}[0m" : word
  }
}
