/// What a collection view shows now, and the one way to change it: a value that takes snapshots
/// and says what is different (snapshots 4).
///
/// It knows no view and no thread. `apply` puts the new state in place before it hands out the
/// changes, so whoever carries them out may ask it for the new counts and items.
public struct DiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Sendable
{
  /// The state last applied, which has no marks.
  ///
  /// Of a section with a section snapshot it holds the visible items.
  public private(set) var snapshot = Snapshot<SectionID, ItemID>()
  private var sectionSnapshots: [SectionID: SectionSnapshot<ItemID>] = [:]
  /// Where sections belong that section snapshots bring; those that are not in it come last, in the
  /// order of their arrival (snapshots 8).
  public var sectionOrder: [SectionID]

  /// Makes a data source that shows nothing.
  public init(sectionOrder: [SectionID] = []) {
    self.sectionOrder = sectionOrder
  }

  /// Shows a snapshot; its marks are used up.
  ///
  /// Section snapshots of sections whose items it changes are forgotten.
  ///
  /// - Returns: What is different from the state before.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<SectionID, ItemID>
  ) -> Difference<SectionID, ItemID> {
    let difference = snapshot.difference(from: self.snapshot)
    self.snapshot = difference.finalSnapshot
    sectionSnapshots = sectionSnapshots.filter { section, tree in
      (try? self.snapshot.itemIdentifiers(inSection: section)) == tree.visibleItems
    }
    return difference
  }

  /// Shows a snapshot as if everything in it were new; its marks are used up.
  public mutating func applySnapshotUsingReloadData(_ snapshot: Snapshot<SectionID, ItemID>) {
    self.snapshot = Snapshot()
    sectionSnapshots = [:]
    apply(snapshot)
  }

  /// Shows the visible items of a section snapshot in one section; other sections stay as they are.
  ///
  /// An unknown section is added where `sectionOrder` wants it, at the end if it does not say.
  ///
  /// - Returns: What is different from the state before.
  /// - Throws: The items that another section has already; then nothing changes.
  @discardableResult
  public mutating func apply(
    _ sectionSnapshot: SectionSnapshot<ItemID>, to section: SectionID
  ) throws(DuplicateIdentifiers<SectionID, ItemID>) -> Difference<SectionID, ItemID> {
    var sections = snapshot.sectionIdentifiers.indices.map { position in
      (snapshot.sectionIdentifiers[position], snapshot.itemIdentifiers(inSectionAt: position))
    }
    let items = sectionSnapshot.visibleItems
    if let position = snapshot.indexOfSection(section) {
      sections[position].1 = items
    } else {
      sections.insert((section, items), at: place(ofNewSection: section))
    }
    let difference = try Snapshot(sections: sections).difference(from: snapshot)
    snapshot = difference.finalSnapshot
    sectionSnapshots[section] = sectionSnapshot
    return difference
  }

  /// Before the first section shown that `sectionOrder` names later.
  private func place(ofNewSection section: SectionID) -> Int {
    guard let order = sectionOrder.firstIndex(of: section) else {
      return snapshot.numberOfSections
    }
    let later = Set(sectionOrder[order...])
    return snapshot.sectionIdentifiers.firstIndex(where: later.contains)
      ?? snapshot.sectionIdentifiers.lastIndex(where: sectionOrder.contains).map { $0 + 1 }
      ?? 0
  }

  /// The section snapshot last applied to a section; without one, the section's items as roots;
  /// without an item if the section is unknown.
  public func snapshot(for section: SectionID) -> SectionSnapshot<ItemID> {
    if let tree = sectionSnapshots[section] { return tree }
    var flat = SectionSnapshot<ItemID>()
    if let position = snapshot.indexOfSection(section) {
      flat.add(snapshot.itemIdentifiers(inSectionAt: position), to: nil, at: 0)
    }
    return flat
  }

  /// The item at a path, or nil. O(1)
  public func itemIdentifier(for path: ItemPath) -> ItemID? { snapshot.itemIdentifier(for: path) }

  /// An item's path, or nil. O(1)
  public func indexPath(for item: ItemID) -> ItemPath? { snapshot.indexPath(for: item) }

  /// The section at a position, or nil. O(1)
  public func sectionIdentifier(for position: Int) -> SectionID? {
    snapshot.sectionIdentifier(for: position)
  }

  /// A section's position, or nil. O(1)
  public func index(for section: SectionID) -> Int? { snapshot.indexOfSection(section) }
}
