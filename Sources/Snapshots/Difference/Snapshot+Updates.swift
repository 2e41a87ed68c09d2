extension Snapshot {
  /// Completes the changes by what is reloaded and reconfigured, by marks and by content.
  ///
  /// The marks are used up (snapshots 5). Both snapshots are flat.
  ///
  /// - Parameters:
  ///   - structure: What came, went and moved.
  ///   - items: The kept items whose content changed.
  ///   - sections: The kept sections whose content changed.
  @usableFromInline
  func updated(
    _ structure: Changes, _ matching: SectionMatching, from initial: Self, items: [KeptPair],
    sections: [KeptPair]
  ) -> Difference<SectionID, ItemID> {
    var changes = structure
    changes.sectionReloads = ascending(kept(marks.reloadedSections, matching))
    let reloadedSections = Set(changes.sectionReloads)
    changes.sectionReconfigures = ascending(
      kept(marks.reconfiguredSections, matching) + sections.map(\.new)
    ).filter { !reloadedSections.contains($0) }
    changes.itemReloads = ascending(kept(marks.reloadedItems, matching, initial))
      .map(path(ofPosition:)).filter { !reloadedSections.contains($0.section) }
    let reloadedItems = Set(changes.itemReloads)
    changes.itemReconfigures = ascending(
      kept(marks.reconfiguredItems, matching, initial) + items.map(\.new)
    ).map(path(ofPosition:)).filter {
      !reloadedSections.contains($0.section) && !reloadedItems.contains($0)
    }
    var final = self
    final.marks = Marks()
    return Difference(initialSnapshot: initial, finalSnapshot: final, changes: changes)
  }

  /// The positions of the marked sections that stayed.
  private func kept(
    _ marked: MarkedIdentifiers<SectionID>, _ matching: SectionMatching
  ) -> [Int] {
    marked.identifiers.compactMap(indexOfSection).filter { matching.oldPositions[$0] >= 0 }
  }

  /// The positions of the marked items that stayed, in sections that stayed.
  private func kept(
    _ marked: MarkedIdentifiers<ItemID>, _ matching: SectionMatching, _ initial: Self
  ) -> [Int] {
    marked.identifiers.compactMap { identifier in
      guard let new = itemIndex.position(of: identifier, in: items),
        let old = initial.itemIndex.position(of: identifier, in: initial.items),
        matching.oldPositions[Int(sectionOfItem[new])] >= 0,
        matching.newPositions[Int(initial.sectionOfItem[old])] >= 0
      else { return nil }
      return new
    }
  }

  /// The path of a position over all sections; the snapshot is flat.
  private func path(ofPosition position: Int) -> ItemPath {
    let section = Int(sectionOfItem[position])
    return ItemPath(section: section, item: position - start(ofSection: section))
  }
}

/// Positions in order, each once.
private func ascending(_ positions: [Int]) -> [Int] {
  var result: [Int] = []
  for position in positions.sorted() where position != result.last { result.append(position) }
  return result
}
