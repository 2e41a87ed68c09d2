extension Snapshot {
  /// How many sections there are.
  @inlinable public var numberOfSections: Int { sections.count }

  /// How many items there are in all sections.
  @inlinable public var numberOfItems: Int { itemIndex.count }

  /// The sections, in order.
  @inlinable public var sectionIdentifiers: [SectionID] { sections }

  /// The items of all sections, in order; O(1) unless the snapshot was edited, then linear.
  @inlinable public var itemIdentifiers: [ItemID] {
    guard let arranged else { return items }
    return arranged.slots.map { items[Int($0)] }
  }

  /// How many items a section has.
  ///
  /// - Throws: `unknownSection`.
  @inlinable
  public func numberOfItems(
    inSection section: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> Int {
    try numberOfItems(inSectionAt: position(ofKnownSection: section))
  }

  /// How many items the section at a position has; the position must be one of the snapshot's.
  @inlinable
  public func numberOfItems(inSectionAt position: Int) -> Int {
    arranged?.count(inSectionAt: position)
      ?? (start(ofSection: position + 1) - start(ofSection: position))
  }

  /// The items of a section, in order; linear in their number.
  ///
  /// - Throws: `unknownSection`.
  @inlinable
  public func itemIdentifiers(
    inSection section: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    itemIdentifiers(inSectionAt: try position(ofKnownSection: section))
  }

  /// The items of the section at a position, in order; linear in their number.
  ///
  /// The position must be one of the snapshot's.
  @inlinable
  public func itemIdentifiers(inSectionAt position: Int) -> [ItemID] {
    guard let arranged else {
      return Array(items[start(ofSection: position)..<start(ofSection: position + 1)])
    }
    return arranged.slots(inSectionAt: position).map { items[Int($0)] }
  }

  /// The section that holds an item, or nil if the item is unknown; O(1).
  @inlinable
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    guard let slot = itemIndex.position(of: item, in: items) else { return nil }
    return sections[sectionPosition(ofSlot: slot)]
  }

  /// An item's position over all sections, or nil if it is unknown; O(1) unless the snapshot was
  /// edited, then O(log n).
  @inlinable
  public func indexOfItem(_ item: ItemID) -> Int? {
    guard let slot = itemIndex.position(of: item, in: items) else { return nil }
    guard let arranged else { return slot }
    return arranged.start(ofSectionAt: sectionPosition(ofSlot: slot))
      + arranged.rank(ofSlot: slot)
  }

  /// A section's position, or nil if it is unknown; O(1).
  @inlinable
  public func indexOfSection(_ section: SectionID) -> Int? {
    sectionIndex.position(of: section, in: sections)
  }

  /// An item's section and its position in it, or nil if it is unknown; O(1) unless the snapshot
  /// was edited, then O(log n).
  @inlinable
  public func indexPath(for item: ItemID) -> ItemPath? {
    guard let slot = itemIndex.position(of: item, in: items) else { return nil }
    let section = sectionPosition(ofSlot: slot)
    return ItemPath(
      section: section,
      item: arranged?.rank(ofSlot: slot) ?? slot - start(ofSection: section))
  }

  /// The item at a path, or nil if there is none; O(1) unless the snapshot was edited, then
  /// O(log n).
  @inlinable
  public func itemIdentifier(for path: ItemPath) -> ItemID? {
    guard sections.indices.contains(path.section), path.item >= 0,
      path.item < numberOfItems(inSectionAt: path.section)
    else { return nil }
    return items[
      arranged?.slot(at: path.item, inSectionAt: path.section)
        ?? start(ofSection: path.section) + path.item]
  }

  /// The section at a position, or nil if there is none; O(1).
  @inlinable
  public func sectionIdentifier(for position: Int) -> SectionID? {
    sections.indices.contains(position) ? sections[position] : nil
  }

  @inlinable
  func position(
    ofKnownSection section: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> Int {
    guard let position = indexOfSection(section) else { throw .unknownSection(section) }
    return position
  }

  @inlinable
  func slot(ofKnownItem item: ItemID) throws(SnapshotError<SectionID, ItemID>) -> Int {
    guard let slot = itemIndex.position(of: item, in: items) else { throw .unknownItem(item) }
    return slot
  }
}
