import FrameWriting
import LayoutScripting
import SectionHost

/// All that was found in the screens of a check.
struct CheckReport {
  private var findings: [Finding] = []
  private var skipped: [(path: String, reason: String)] = []
  private var screenCount = 0
  private var pluginCount = 0

  /// Adds what was found in a screen.
  mutating func add(_ path: String, _ check: ScreenCheck) {
    screenCount += 1
    take(check, path)
  }

  /// Adds what was found in a plugin.
  mutating func add(plugin path: String, _ check: ScreenCheck) {
    pluginCount += 1
    take(check, path)
  }

  /// Notes what was not looked at, and why.
  mutating func skip(_ path: String, _ reason: String) { skipped.append((path, reason)) }

  private mutating func take(_ check: ScreenCheck, _ path: String) {
    findings += check.findings
    skipped += check.skipped.map { (path, $0) }
  }

  /// Brings all in the order of places; what several screens share is said once.
  mutating func sort() { findings = Array(Set(findings)).sorted() }

  /// Whether there is an error; with strictness, or a warning.
  func hasErrors(isStrict: Bool) -> Bool {
    isStrict ? !findings.isEmpty : findings.contains { $0.severity == .error }
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    findings.filter { $0.severity == severity }.count
  }

  // MARK: Forms

  /// A line a finding, then what was skipped, then a summary.
  var text: String {
    var lines = findings.map(\.description)
    lines += skipped.map { "\($0.path): note: \($0.reason)" }
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    lines.append(
      "checked \(counted(screenCount, "screen"))"
        + (pluginCount > 0 ? " and \(counted(pluginCount, "plugin"))" : "")
        + ": \(counted(count(.error), "error")), "
        + counted(count(.warning), "warning"))
    return lines.map { $0.withReadableControls + "\n" }.joined()
  }

  /// One object: `findings`, `skipped`, and how many of each there are.
  var json: String {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.key("screens")
    writer.write(screenCount)
    writer.key("plugins")
    writer.write(pluginCount)
    writer.key("errors")
    writer.write(count(.error))
    writer.key("warnings")
    writer.write(count(.warning))
    writer.key("findings")
    writer.beginArray()
    for finding in findings {
      writer.beginObject()
      writer.key("severity")
      writer.write(finding.severity.rawValue)
      writer.key("rule")
      writer.write(finding.rule)
      writer.key("path")
      writer.write(finding.path)
      if let line = finding.line {
        writer.key("line")
        writer.write(line)
      }
      writer.key("message")
      writer.write(finding.message)
      if let hint = finding.hint {
        writer.key("hint")
        writer.write(hint)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.key("skipped")
    writer.beginArray()
    for (path, reason) in skipped {
      writer.beginObject()
      writer.key("path")
      writer.write(path)
      writer.key("reason")
      writer.write(reason)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.buffer.text()
  }

  /// A log of the Static Analysis Results Interchange Format, version 2.1.0.
  var sarif: String { SARIFLog(findings: findings, skipped: skipped).text }
}
