package import LayoutGeometry
package import SectionHost

/// Lines, some of which have a place in aligned columns.
struct TextTable {
  private enum Line {
    case whole(String)
    case placed(name: String, place: [String], facts: String)
  }

  private var lines: [Line] = []

  /// Adds a line that has no columns.
  mutating func add(line: String) { lines.append(.whole(line.onOneLine)) }

  /// Adds a part with its place and what is to be said about it.
  mutating func add(_ name: String, _ rect: Rect, _ facts: [String]) {
    lines.append(
      .placed(
        name: name.onOneLine,
        place: [rect.x, rect.y, rect.width, rect.height].map(\.readableText),
        facts: facts.joined(separator: ", ").onOneLine))
  }

  /// Adds a section with everything in it.
  mutating func add(_ section: FrameSection, visibleOnly: Bool) {
    add(line: "")
    var facts = section.kind == section.id ? [] : ["kind \(section.kind)"]
    let count = section.items.count
    facts.append("\(count) item\(count == 1 ? "" : "s")")
    if let scrolling = section.scrolling { facts += scrolling.facts }
    add("section \(section.id)", section.frame, facts)
    for view in section.supplementaries { add(view) }
    for item in section.items where !visibleOnly || item.cell != nil {
      add("  \(item.identifier)", item.frame, item.facts)
    }
    for view in section.decorations {
      let facts = (view.z == 0 ? [] : ["z \(view.z)"]) + (view.content?.facts ?? [])
      add("  \(view.kind)", view.frame, facts)
    }
  }

  /// Adds a header, footer or badge.
  mutating func add(_ view: FrameSection.Supplementary) {
    let name = view.index == 0 ? view.kind : "\(view.kind) \(view.index)"
    var facts = view.z == 1 ? [] : ["z \(view.z)"]
    if view.pinned { facts.append("pinned") }
    facts += view.content?.facts ?? []
    add("  \(name)", view.frame, facts)
  }

  /// All lines, each ended by a line feed; nothing stands behind the last word of one.
  var text: String {
    var widths = [0, 0, 0, 0, 0]
    for case .placed(let name, let place, _) in lines {
      // A long name moves its own line only.
      widths[0] = max(widths[0], min(name.count, 32))
      for column in 0..<4 { widths[column + 1] = max(widths[column + 1], place[column].count) }
    }
    var text = ""
    for line in lines {
      switch line {
      case .whole(let whole): text += whole
      case .placed(let name, let place, let facts):
        text += name
        text += String(repeating: " ", count: max(widths[0] - name.count, 0))
        for column in 0..<4 {
          text += String(repeating: " ", count: widths[column + 1] - place[column].count + 2)
          text += place[column]
        }
        if !facts.isEmpty { text += "  " + facts }
      }
      text += "\n"
    }
    return text
  }
}

extension FrameSection.Scrolling {
  /// The behaviour and where it stands.
  fileprivate var facts: [String] {
    var facts = [
      behavior,
      "offset \(offset.readableText) in \(minOffset.readableText)…\(maxOffset.readableText)",
    ]
    if !stops.isEmpty {
      let shown = stops.prefix(8).map(\.readableText).joined(separator: " ")
      let rest = stops.count > 8 ? " … \(stops.count - 8) more" : ""
      facts.append("stops \(shown)\(rest)")
    }
    return facts
  }
}

extension FrameSection.Item {
  fileprivate var facts: [String] {
    var facts = z == 0 ? [] : ["z \(z)"]
    if let alpha = appearance.alpha { facts.append("alpha \(alpha.readableText)") }
    if appearance.hidden == true { facts.append("hidden") }
    if let transform = appearance.transform {
      facts.append("transform \(transform.map(\.readableText).joined(separator: " "))")
    }
    guard let cell else { return facts + ["not visible"] }
    if cell.reuseIdentifier != identifier.kind { facts.append("\(cell.reuseIdentifier)") }
    if cell.bindings > 0 { facts.append("bindings \(cell.bindings)") }
    return facts + cell.content.facts
  }
}

extension FrameValue {
  /// The fields of a cell's or view's content, in a few words each.
  fileprivate var facts: [String] {
    switch self {
    case .object(let fields): fields.map { "\($0.key) \($0.value.oneLine)" }
    case .array(let values) where values.isEmpty: []
    default: [oneLine]
    }
  }

  /// The value as JSON on one line; what is long is cut.
  package var oneLine: String {
    var writer = JSONWriter(style: .compact, capacity: 128)
    writer.write(self)
    let text = writer.buffer.text()
    return text.count <= 80 ? text : text.prefix(79) + "…"
  }
}

extension Rect {
  /// The rectangle in words: `(0, 50), 390 x 80`.
  package var readableText: String {
    "(\(x.readableText), \(y.readableText)), \(width.readableText) x \(height.readableText)"
  }
}

extension Diagnostic {
  /// The diagnostic on one line, its place first where it has one.
  package var oneLine: String {
    let place = script.map { $0 + (line.map { ":\($0)" } ?? "") + ": " } ?? ""
    return "\(place)\(severity.rawValue): \(message) [\(code)]"
  }
}
