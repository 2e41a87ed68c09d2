import FrameWriting
import LayoutScripting
import SectionHost

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFLog {
  let findings: [Finding]
  let skipped: [(path: String, reason: String)]

  /// The log as text; O(n).
  var text: String {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.key(named: "$schema")
    writer.write("https://json.schemastore.org/sarif-2.1.0.json")
    writer.key("version")
    writer.write("2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writeTool(&writer)
    writeInvocation(&writer)
    writer.key("columnKind")
    writer.write("unicodeCodePoints")
    writer.key("results")
    writer.beginArray()
    for finding in findings { write(finding, &writer) }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.buffer.text()
  }

  /// The rules that occur, in the order of their names, with what each is about.
  private var rules: [(name: String, summary: String)] {
    Set(findings.map(\.rule)).sorted().map { name in
      let summary = CheckRule(rawValue: name)?.summary
      let words = name.split(separator: "_").joined(separator: " ")
      return (name, summary ?? "\(words.prefix(1).uppercased())\(words.dropFirst()).")
    }
  }

  private func writeTool(_ writer: inout JSONWriter) {
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.key("name")
    writer.write("layout-dump")
    writer.key("version")
    writer.write(DumpCommand.version)
    writer.key("rules")
    writer.beginArray()
    for rule in rules {
      writer.beginObject()
      writer.key("id")
      writer.write(rule.name)
      writer.key("shortDescription")
      writeMessage(rule.summary, &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }

  private func writeInvocation(_ writer: inout JSONWriter) {
    writer.key("invocations")
    writer.beginArray()
    writer.beginObject()
    writer.key("executionSuccessful")
    writer.write(true)
    writer.key("toolExecutionNotifications")
    writer.beginArray()
    for (path, reason) in skipped {
      writer.beginObject()
      writer.key("level")
      writer.write("note")
      writer.key("message")
      writeMessage("\(path): \(reason)", &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
  }

  private func write(_ finding: Finding, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("ruleId")
    writer.write(finding.rule)
    writer.key("level")
    writer.write(finding.severity.rawValue)
    writer.key("message")
    writeMessage(finding.message + (finding.hint.map { "; \($0)" } ?? ""), &writer)
    writer.key("locations")
    writer.beginArray()
    writer.beginObject()
    writer.key("physicalLocation")
    writer.beginObject()
    writer.key("artifactLocation")
    writer.beginObject()
    writer.key("uri")
    writer.write(Self.reference(finding.path))
    writer.endObject()
    if let line = finding.line {
      writer.key("region")
      writer.beginObject()
      writer.key("startLine")
      writer.write(line)
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    writer.endArray()
    writer.endObject()
  }

  private func writeMessage(_ text: String, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("text")
    writer.write(text)
    writer.endObject()
  }

  /// A path as a URI reference (RFC 3986): what it may not hold is written as its bytes.
  private static func reference(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.map { byte in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
