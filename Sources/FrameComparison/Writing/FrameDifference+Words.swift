import FrameWriting
import LayoutGeometry
import SectionHost

extension FrameDifference {
  /// The difference in words, a line a fact, in an order that never changes: what came of what, the
  /// screen as a whole, then section by section; what is inside a section is indented by two spaces.
  ///
  /// None where both frames are the same.
  package var lines: [String] {
    var lines = causes.enumerated().map { "\($0 == 0 ? "first cause" : "then"): \($1.words)" }
    lines += screen.map(\.words)
    var bySection = Dictionary(grouping: parts, by: \.section)
    for difference in bySection.removeValue(forKey: nil) ?? [] { lines.append(difference.words) }
    for section in sections {
      guard let differences = bySection[section.id] else { continue }
      let own = differences.first { $0.part == .section(section.id) }
      lines.append(Self.heading(section, own))
      for difference in differences where difference.part != .section(section.id) {
        lines.append("  " + difference.words)
      }
    }
    lines += newDiagnostics.map { "new diagnostic: \($0.oneLine)" }
    lines += goneDiagnostics.map { "diagnostic is gone: \($0.oneLine)" }
    return lines.map(\.onOneLine)
  }

  /// The lines as one text, each ended by a line feed; empty where both frames are the same.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private static func heading(_ section: SectionSummary, _ own: PartDifference?) -> String {
    let name = "section \(section.id)"
    var facts: [String] = []
    func count(_ number: Int, _ what: String) {
      if number > 0 { facts.append("\(number) \(what)") }
    }
    count(section.moved, "moved")
    count(section.resized, "resized")
    count(section.appeared, "appeared")
    count(section.left, "left")
    count(section.changed, "changed")
    let items =
      facts.isEmpty ? "" : "of \(section.itemCount) items " + facts.joined(separator: ", ")
    guard let own else { return "\(name): \(items.isEmpty ? "its views changed" : items)" }
    return own.words + (items.isEmpty ? "" : "; \(items)")
  }
}

extension PartDifference {
  /// The difference in words, for example `movie:7 moved by (0, 8), grew by 8 in height`.
  package var words: String {
    "\(part) " + changes.map { $0.words(before: before, after: after) }.joined(separator: ", ")
  }
}

extension PartChange {
  func words(before: Rect?, after: Rect?) -> String {
    switch self {
    case .appeared: "appeared" + (after.map { " at \($0.readableText)" } ?? "")
    case .left: "left" + (before.map { ", was at \($0.readableText)" } ?? "")
    case .moved(let x, let y): "moved by (\(x.readableText), \(y.readableText))"
    case .resized(let width, let height): Self.growth(width, height)
    case .changedSection(let from, let to): "went from section \(from) to section \(to)"
    case .reordered(let from, let to): "changed places: \(from) → \(to)"
    case .becameVisible: "became visible"
    case .becameInvisible: "is not visible any more"
    case .value(let change): change.words
    case .content(let changes): "content: " + changes.map(\.words).joined(separator: ", ")
    }
  }

  /// `grew by 8 in height`, `grew by 8 in width and 4 in height`, `shrank by …`.
  private static func growth(_ width: Double, _ height: Double) -> String {
    var parts: [(verb: String, text: String)] = []
    for (amount, name) in [(width, "width"), (height, "height")] where amount != 0 {
      parts.append((amount < 0 ? "shrank" : "grew", "\(amount.magnitude.readableText) in \(name)"))
    }
    if parts.count == 2, parts[0].verb == parts[1].verb {
      return "\(parts[0].verb) by \(parts[0].text) and \(parts[1].text)"
    }
    return parts.map { "\($0.verb) by \($0.text)" }.joined(separator: " and ")
  }
}

extension ValueChange {
  /// The change in words, for example `title "A" → "B"`.
  var words: String {
    switch (before, after) {
    case (nil, let value?): "\(name) is new: \(value.oneLine)"
    case (let value?, nil): "\(name) is gone, was \(value.oneLine)"
    case (let old?, let new?): "\(name) \(old.oneLine) → \(new.oneLine)"
    case (nil, nil): name
    }
  }
}
