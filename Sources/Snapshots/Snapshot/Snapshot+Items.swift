extension Snapshot {
  /// Adds items to the section that is last now.
  ///
  /// O(1) an item. Items that are in the snapshot already are moved, which costs O(log n).
  ///
  /// - Returns: The items that were there already and have moved; often a sign that two models
  ///   have one identifier.
  /// - Throws: `duplicateItemsInCall`, `noSections`.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    _ identifiers: [ItemID]
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    guard let last = sections.indices.last else {
      try checkDuplicates(inItems: identifiers)
      throw .noSections
    }
    return try append(identifiers, toSectionAt: last)
  }

  /// Adds items to the end of a section.
  ///
  /// O(1) an item if no items follow, else O(log n) at most. Items that are in the snapshot already
  /// are moved.
  ///
  /// - Returns: The items that were there already and have moved; often a sign that two models
  ///   have one identifier.
  /// - Throws: `duplicateItemsInCall`, `unknownSection`.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    guard let position = indexOfSection(section) else {
      try checkDuplicates(inItems: identifiers)
      throw .unknownSection(section)
    }
    return try append(identifiers, toSectionAt: position)
  }

  /// Adds items before another, in its section.
  ///
  /// O(log n) an item. Items that are in the snapshot already are moved.
  ///
  /// - Returns: The items that were there already and have moved.
  /// - Throws: `duplicateItemsInCall`, `anchorInList`, `unknownItem`.
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem anchor: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    let slot = try checkInsertion(of: identifiers, nextTo: anchor)
    return place(identifiers, .before(slot))
  }

  /// Adds items after another, in its section.
  ///
  /// O(log n) an item. Items that are in the snapshot already are moved.
  ///
  /// - Returns: The items that were there already and have moved.
  /// - Throws: `duplicateItemsInCall`, `anchorInList`, `unknownItem`.
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem anchor: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    let slot = try checkInsertion(of: identifiers, nextTo: anchor)
    return place(identifiers, .after(slot))
  }

  /// Takes items out, with their marks.
  ///
  /// Unknown and repeated ones are skipped, and sections stay. O(log n) an item at most.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    if deletedInBulk(identifiers) { return }
    for identifier in identifiers {
      guard let slot = itemIndex.position(of: identifier, in: items) else { continue }
      arrange()
      arranged?.remove(slot: slot, fromSection: sectionOfItem[slot])
      arranged?.freeSlot(slot)
      itemIndex.remove(identifier, at: slot)
      if !marks.hasNoItems { marks.removeItem(identifier) }
    }
    if numberOfItems == 0 { deleteAllItems() }
  }

  /// Takes all items out and keeps every section.
  @inlinable
  public mutating func deleteAllItems() {
    items = []
    sectionOfItem = []
    itemIndex = IdentifierIndex()
    starts = []
    arranged = nil
    marks.removeAllItems()
  }

  /// Moves an item before another, perhaps into another section; O(log n).
  ///
  /// - Throws: `unknownItem`, `sameSourceAndTarget`.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemID, beforeItem target: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) {
    let (slot, anchor) = try checkMove(of: identifier, nextTo: target)
    takeOut(slot)
    put(slot, .before(anchor))
  }

  /// Moves an item after another, perhaps into another section; O(log n).
  ///
  /// - Throws: `unknownItem`, `sameSourceAndTarget`.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemID, afterItem target: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) {
    let (slot, anchor) = try checkMove(of: identifier, nextTo: target)
    takeOut(slot)
    put(slot, .after(anchor))
  }

  @inlinable
  func checkDuplicates(
    inItems identifiers: [ItemID]
  ) throws(SnapshotError<SectionID, ItemID>) {
    var index = IdentifierIndex()
    if identifiers.count > 1, index.append(identifiers, from: 0).existing != nil {
      throw .duplicateItemsInCall(
        Duplicate.find(in: identifiers.enumerated().lazy.map { ($1, $0) }))
    }
  }

  @inlinable
  func checkInsertion(
    of identifiers: [ItemID], nextTo anchor: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) -> Int {
    try checkDuplicates(inItems: identifiers)
    if identifiers.contains(anchor) { throw .anchorInList(.item(anchor)) }
    return try slot(ofKnownItem: anchor)
  }

  @inlinable
  func checkMove(
    of identifier: ItemID, nextTo target: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) -> (slot: Int, anchor: Int) {
    let slot = try slot(ofKnownItem: identifier)
    if identifier == target { throw .sameSourceAndTarget(.item(identifier)) }
    return (slot, try self.slot(ofKnownItem: target))
  }
}
