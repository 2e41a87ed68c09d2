extension Snapshot {
  /// Works out what is different between an older snapshot and this one.
  ///
  /// A kept item or section that has no mark gets no entry, whatever its content is; equal
  /// snapshots give an empty list. Linear, but for the moves of a list whose order is mostly lost.
  /// A pure function, free to run on any thread. (snapshots 7)
  @inlinable
  public func difference(from old: Self) -> Difference<SectionID, ItemID> {
    let (initial, final) = (old.flattened(), flattened())
    let (changes, sections, _) = final.structure(from: initial, wantsKept: false)
    return final.updated(changes, sections, from: initial, items: [], sections: [])
  }

  /// Works out what is different between an older snapshot and this one, content too.
  ///
  /// The content of items and sections is kept by the caller. Each closure is called once, with
  /// every pair of positions whose identifier stayed, in the order of this snapshot, and returns
  /// those whose content is different; they are reconfigured without a mark (snapshots 5). An
  /// item's positions count over all sections.
  ///
  /// ```swift
  /// new.difference(from: old) { pairs in
  ///   pairs.filter { oldModels[$0.old] != newModels[$0.new] }
  /// }
  /// ```
  ///
  /// - Throws: What a closure throws.
  @inlinable
  public func difference<Failure: Error>(
    from old: Self, changedItems: ([KeptPair]) throws(Failure) -> [KeptPair],
    changedSections: ([KeptPair]) throws(Failure) -> [KeptPair]
  ) throws(Failure) -> Difference<SectionID, ItemID> {
    let (initial, final) = (old.flattened(), flattened())
    let (changes, sections, kept) = final.structure(from: initial, wantsKept: true)
    return final.updated(
      changes, sections, from: initial, items: try changedItems(kept),
      sections: try changedSections(sections.kept))
  }

  /// Works out what is different between an older snapshot and this one, the content of items too.
  ///
  /// For snapshots whose sections have no content of their own: no section is reconfigured without a
  /// mark. The closure gets and returns pairs of positions over all sections.
  ///
  /// - Throws: What the closure throws.
  @inlinable
  public func difference<Failure: Error>(
    from old: Self, changedItems: ([KeptPair]) throws(Failure) -> [KeptPair]
  ) throws(Failure) -> Difference<SectionID, ItemID> {
    try difference(from: old, changedItems: changedItems) { _ throws(Failure) in [] }
  }

  /// Works out what came, went and moved; both snapshots are flat.
  @inlinable
  func structure(
    from old: Self, wantsKept: Bool
  ) -> (changes: Changes, sections: SectionMatching, kept: [KeptPair]) {
    var changes = Changes()
    let matching = matchSections(with: old)
    matching.enter(into: &changes)
    var items = ItemMatching(
      sections: matching, oldStarts: old.allStarts, newStarts: allStarts,
      oldSectionOfItem: old.sectionOfItem)
    let kept = old.items.withUnsafeBufferPointer { oldItems in
      self.items.withUnsafeBufferPointer { newItems in
        old.itemIndex.entries.withUnsafeBufferPointer { entries in
          items.compare(
            oldItems, newItems, entries: entries, wantsKept: wantsKept, into: &changes)
        }
      }
    }
    return (changes, matching, kept)
  }

  @inlinable
  func matchSections(with old: Self) -> SectionMatching {
    let count = sections.count
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 4 * count) { scratch in
      var matches = Matches(scratch: scratch, count: count, longest: count)
      if old.sections.isEmpty {
        for place in 0..<count { matches.enter(place: place, elsewhereAt: -1) }
      } else {
        sections.withUnsafeBufferPointer { newSections in
          old.sections.withUnsafeBufferPointer { oldSections in
            old.sectionIndex.entries.withUnsafeBufferPointer { entries in
              matchIdentifiers(
                newSections, in: 0..<count, with: oldSections, expected: oldSections.indices,
                entries: entries, into: &matches)
            }
          }
        }
      }
      return SectionMatching(matches, oldCount: old.sections.count)
    }
  }
}
