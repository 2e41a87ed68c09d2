import LayoutScripting

/// The XML that CI servers read, a suite for each file; without times, which differ from run to run.
struct JUnitReporter: TestReporter {
  func beginning(count: Int) -> String { "" }

  func text(of record: TestRecord, number: Int) -> String { "" }

  func end(_ records: [TestRecord], _ counts: TestCounts) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(attributes(counts))>\n"
    var rest = records[...]
    while let file = rest.first?.file {
      let suite = rest.prefix { $0.file == file }
      rest = rest.dropFirst(suite.count)
      var counts = TestCounts()
      for record in suite { counts.add(record.outcome) }
      text += "  <testsuite name=\"\(escaped(file))\"\(attributes(counts))>\n"
      for record in suite { text += testCase(record) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func attributes(_ counts: TestCounts) -> String {
    let all = counts.passed + counts.failed + counts.pending
    return " tests=\"\(all)\" failures=\"\(counts.failed)\" errors=\"0\""
      + " skipped=\"\(counts.pending)\""
  }

  private func testCase(_ record: TestRecord) -> String {
    let file = escaped(record.file)
    var begin = "    <testcase classname=\"\(file)\" name=\"\(escaped(record.title))\""
    begin += " file=\"\(file)\"" + (record.line.map { " line=\"\($0)\"" } ?? "")
    switch record.outcome {
    case .passed: return "\(begin)/>\n"
    case .pending(let reason):
      let message = reason.isEmpty ? "" : " message=\"\(escaped(reason))\""
      return "\(begin)>\n      <skipped\(message)/>\n    </testcase>\n"
    case .failed(let problems):
      let failures = problems.map { problem in
        "      <failure message=\"\(escaped(problem.message))\">\(escaped("\(problem)"))</failure>\n"
      }
      return "\(begin)>\n\(failures.joined())    </testcase>\n"
    }
  }

  /// A text as XML may hold it: control characters have no place there.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
