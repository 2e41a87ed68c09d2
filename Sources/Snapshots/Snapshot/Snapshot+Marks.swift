extension Snapshot {
  /// The sections that were marked to be built anew, each once, in the order of their first marks.
  public var reloadedSectionIdentifiers: [SectionID] { marks.reloadedSections.identifiers }

  /// The sections that were marked to be configured again, each once, in the order of their first
  /// marks.
  public var reconfiguredSectionIdentifiers: [SectionID] {
    marks.reconfiguredSections.identifiers
  }

  /// The items that were marked to get new cells, each once, in the order of their first marks.
  public var reloadedItemIdentifiers: [ItemID] { marks.reloadedItems.identifiers }

  /// The items whose cells were marked to be configured again, each once, in the order of their
  /// first marks.
  public var reconfiguredItemIdentifiers: [ItemID] { marks.reconfiguredItems.identifiers }

  /// Marks sections to be built anew, with all of their items (snapshots 5).
  ///
  /// - Throws: `unknownSection`; then nothing is marked.
  public mutating func reloadSections(
    _ identifiers: [SectionID]
  ) throws(SnapshotError<SectionID, ItemID>) {
    marks.reloadedSections.insert(try knownSections(identifiers))
  }

  /// Marks sections to be configured again in place: their headers and footers, not their items.
  ///
  /// - Throws: `unknownSection`; then nothing is marked.
  public mutating func reconfigureSections(
    _ identifiers: [SectionID]
  ) throws(SnapshotError<SectionID, ItemID>) {
    marks.reconfiguredSections.insert(try knownSections(identifiers))
  }

  /// Marks items whose cells are to be thrown away and asked for anew (snapshots 5).
  ///
  /// Only the identity is taken from what is passed in; the identifier that the snapshot holds is
  /// not replaced.
  ///
  /// - Throws: `unknownItem`; then nothing is marked.
  public mutating func reloadItems(
    _ identifiers: [ItemID]
  ) throws(SnapshotError<SectionID, ItemID>) {
    marks.reloadedItems.insert(try knownItems(identifiers))
  }

  /// Marks items whose cells are to be configured again in place (snapshots 5).
  ///
  /// Only the identity is taken from what is passed in; the identifier that the snapshot holds is
  /// not replaced.
  ///
  /// - Throws: `unknownItem`; then nothing is marked.
  public mutating func reconfigureItems(
    _ identifiers: [ItemID]
  ) throws(SnapshotError<SectionID, ItemID>) {
    marks.reconfiguredItems.insert(try knownItems(identifiers))
  }

  /// The snapshot's own identifiers that are equal to some others.
  private func knownSections(
    _ identifiers: [SectionID]
  ) throws(SnapshotError<SectionID, ItemID>) -> [SectionID] {
    try identifiers.map { identifier throws(SnapshotError<SectionID, ItemID>) in
      sections[try position(ofKnownSection: identifier)]
    }
  }

  private func knownItems(
    _ identifiers: [ItemID]
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    try identifiers.map { identifier throws(SnapshotError<SectionID, ItemID>) in
      items[try slot(ofKnownItem: identifier)]
    }
  }
}
