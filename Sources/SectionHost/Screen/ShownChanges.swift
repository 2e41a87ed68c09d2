import Snapshots

/// What was shown since the last frame, where several snapshots may have come in one instant.
struct ShownChanges {
  private var framed: ScreenSnapshot?
  private var differences: [Difference<String, ItemIdentifier>] = []

  /// Begins with what the last frame showed; nil before the first one.
  init(framed: ScreenSnapshot? = nil) { self.framed = framed }

  /// Adds a difference that is shown now.
  mutating func add(_ difference: Difference<String, ItemIdentifier>) {
    differences.append(difference)
  }

  /// What is different between the last frame and what is shown now.
  func changes(to shown: ScreenSnapshot?) -> FrameChanges {
    guard var shown, let last = differences.last else { return FrameChanges() }
    if differences.count == 1 { return FrameChanges(last) }
    // Paths of several differences cannot be added up; marks that were used up on the way can.
    for difference in differences {
      shown.identifiers.mark(difference.changes, of: difference.finalSnapshot)
    }
    return FrameChanges(shown.difference(from: framed))
  }
}

extension Snapshot {
  /// Takes over the marks of a snapshot that was never shown, because this one came after it in the
  /// same instant.
  mutating func takeMarks(of skipped: Snapshot) {
    mark(
      items: skipped.reloadedItemIdentifiers, skipped.reconfiguredItemIdentifiers,
      sections: skipped.reloadedSectionIdentifiers, skipped.reconfiguredSectionIdentifiers)
  }

  /// Marks what a list of changes reloads and reconfigures, as far as it is still there.
  fileprivate mutating func mark(_ changes: Changes, of other: Snapshot) {
    func items(_ paths: [ItemPath]) -> [ItemID] {
      paths.compactMap(other.itemIdentifier(for:))
    }
    func sections(_ places: [Int]) -> [SectionID] {
      places.compactMap(other.sectionIdentifier(for:))
    }
    mark(
      items: items(changes.itemReloads), items(changes.itemReconfigures),
      sections: sections(changes.sectionReloads), sections(changes.sectionReconfigures))
  }

  /// Marks what is there of some items and sections.
  private mutating func mark(
    items reloaded: [ItemID], _ reconfigured: [ItemID], sections reloadedSections: [SectionID],
    _ reconfiguredSections: [SectionID]
  ) {
    // Whatever is unknown is left out, so nothing is refused.
    try? reloadItems(reloaded.filter { indexOfItem($0) != nil })
    try? reconfigureItems(reconfigured.filter { indexOfItem($0) != nil })
    try? reloadSections(reloadedSections.filter { indexOfSection($0) != nil })
    try? reconfigureSections(reconfiguredSections.filter { indexOfSection($0) != nil })
  }
}
