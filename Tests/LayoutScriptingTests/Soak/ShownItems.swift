import SectionHost

/// What a frame shows, and what its changes make of what the one before it showed.
struct ShownItems: Equatable {
  var sections: [String] = []
  var items: [String: [ItemIdentifier]] = [:]

  init() {}

  init(_ frame: Frame) {
    sections = frame.sections.map(\.id)
    for section in frame.sections { items[section.id] = section.items.map(\.identifier) }
  }

  /// Replays a frame's changes: deletes, then inserts, then moves to their places; what came with a
  /// new section is taken from the frame.
  func applying(_ changes: FrameChanges, of frame: Frame) -> ShownItems {
    let shown = ShownItems(frame)
    var result = ShownItems()
    let gone = Set(changes.sections.deleted.map(\.at) + changes.sections.moved.map(\.from))
    let stayed = sections.indices.filter { !gone.contains($0) }.map { sections[$0] }
    result.sections = Self.filled(
      stayed,
      with: changes.sections.inserted.map { ($0.at, $0.section) }
        + changes.sections.moved.map { ($0.to, $0.section) })
    let inserted = Set(changes.sections.inserted.map(\.section))
    let left = Set(
      changes.items.deleted.map(\.at) + changes.items.moved.map(\.from))
    for (place, id) in result.sections.enumerated() {
      if inserted.contains(id) {
        result.items[id] = shown.items[id]
        continue
      }
      let old = sections.firstIndex(of: id) ?? 0
      let before = items[id] ?? []
      let stayed = before.indices.filter {
        !left.contains(FrameChanges.Path(section: old, item: $0))
      }.map { before[$0] }
      let added =
        changes.items.inserted.filter { $0.at.section == place }.map { ($0.at.item, $0.item) }
        + changes.items.moved.filter { $0.to.section == place }.map { ($0.to.item, $0.item) }
      result.items[id] = Self.filled(stayed, with: added)
    }
    return result
  }

  private static func filled<Element>(_ stayed: [Element], with added: [(Int, Element)])
    -> [Element]
  {
    var result = stayed
    for (place, element) in added.sorted(by: { $0.0 < $1.0 }) {
      result.insert(element, at: min(place, result.count))
    }
    return result
  }
}
