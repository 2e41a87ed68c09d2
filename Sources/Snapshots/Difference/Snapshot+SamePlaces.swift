extension Snapshot {
  /// Whether both certainly have the same identifiers in the same places, because one is a copy of
  /// the other of which at most marks were changed.
  ///
  /// False says nothing. O(1).
  public func isUneditedCopy(of other: Self) -> Bool {
    arranged == nil && other.arranged == nil && sharesStorage(items, other.items)
      && sharesStorage(sections, other.sections)
      && sharesStorage(sectionOfItem, other.sectionOfItem)
  }

  /// Works out what is different from a snapshot with the same identifiers in the same places: what
  /// is marked, and what has another content.
  ///
  /// Asks for no pair of items, so it costs the sections and what changed.
  ///
  /// - Parameters:
  ///   - old: A snapshot of which this one is an unedited copy.
  ///   - changedItems: The positions, over all sections, of items whose content changed.
  ///   - changedSections: Gives those of the pairs whose sections' content changed.
  public func differenceInPlace(
    from old: Self, changedItems: [Int], changedSections: ([KeptPair]) -> [KeptPair]
  ) -> Difference<SectionID, ItemID> {
    precondition(isUneditedCopy(of: old), "items may have come, gone or moved")
    let matching = matchSections(with: old)
    return updated(
      Changes(), matching, from: old, items: changedItems.map { KeptPair(old: $0, new: $0) },
      sections: changedSections(matching.kept))
  }

  /// Removes all marks, as showing the snapshot uses them up (snapshots 5).
  public mutating func removeMarks() { marks = Marks() }
}

/// Whether two arrays are one in memory, and so have the same elements.
private func sharesStorage<Element>(_ first: [Element], _ second: [Element]) -> Bool {
  first.count == second.count
    && first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
}
