import LayoutGeometry
public import SectionHost

/// A frame as a tree of lines for people: what stands where, and what it shows.
///
/// Places are aligned columns of x, y, width and height in points, to a thousandth.
public struct FrameText {
  /// The whole text, each line ended by a line feed.
  public let text: String

  /// Writes a frame; on wish only the items that have a cell; O(n).
  public init(_ frame: Frame, visibleOnly: Bool = false) {
    var table = TextTable()
    table.add(line: Self.title(of: frame))
    if !frame.causes.isEmpty { table.add(line: "  causes " + frame.causes.joined(separator: ", ")) }
    table.add(
      line: "  content \(frame.contentSize.width.readableText) x "
        + "\(frame.contentSize.height.readableText), viewport \(frame.viewport.readableText)")
    for line in Self.changes(frame.changes) { table.add(line: "  " + line) }
    for output in frame.outputs {
      table.add(line: "  output \(output.output) \(output.value.oneLine)")
    }
    if !frame.supplementaries.isEmpty {
      table.add(line: "")
      table.add(line: "layout")
      for view in frame.supplementaries { table.add(view) }
    }
    for section in frame.sections { table.add(section, visibleOnly: visibleOnly) }
    if !frame.diagnostics.isEmpty { table.add(line: "") }
    for diagnostic in frame.diagnostics { table.add(line: diagnostic.oneLine) }
    text = table.text
  }

  private static func title(of frame: Frame) -> String {
    let environment = frame.environment
    let size = "\(environment.size.width.readableText)x\(environment.size.height.readableText)"
    let device = environment.device.map { "\($0) \(size)" } ?? size
    return "\(frame.screen) frame \(frame.sequence) at \(frame.at.readableText) ms, \(device) "
      + "scale \(environment.scale.readableText), \(environment.direction), \(environment.style), "
      + environment.contentSizeCategory
  }

  /// The changes, a line a kind of change.
  private static func changes(_ changes: FrameChanges) -> [String] {
    var lines: [String] = []
    func add(_ what: String, _ entries: [String]) {
      if !entries.isEmpty { lines.append("\(what): " + entries.joined(separator: ", ")) }
    }
    func places(_ list: [FrameChanges.SectionPlace]) -> [String] {
      list.map { "\($0.section) (\($0.at))" }
    }
    func places(_ list: [FrameChanges.ItemPlace]) -> [String] {
      list.map { "\($0.item) (\($0.at.readableText))" }
    }
    let (sections, items) = (changes.sections, changes.items)
    add("sections deleted", places(sections.deleted))
    add("sections inserted", places(sections.inserted))
    add("sections moved", sections.moved.map { "\($0.section) (\($0.from) → \($0.to))" })
    add("sections reloaded", places(sections.reloaded))
    add("sections reconfigured", places(sections.reconfigured))
    add("items deleted", places(items.deleted))
    add("items inserted", places(items.inserted))
    add(
      "items moved",
      items.moved.map { "\($0.item) (\($0.from.readableText) → \($0.to.readableText))" })
    add("items reloaded", places(items.reloaded))
    add("items reconfigured", places(items.reconfigured))
    return lines
  }
}

extension FrameChanges.Path {
  fileprivate var readableText: String { "\(section).\(item)" }
}
