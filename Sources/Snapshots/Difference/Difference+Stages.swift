extension Difference {
  /// Splits the changes into batches in which no section moves while its items change.
  ///
  /// In order, as far as there is anything in them: section and item deletes; section inserts and
  /// moves; item inserts and moves; reloads and reconfigures. Where no section comes, goes or
  /// moves, all items come, go and move in one batch. Each batch counts from the state that the one
  /// before left. (snapshots 7.4) Linear.
  public func staged() -> [Stage<SectionID, ItemID>] {
    var stages: [Stage<SectionID, ItemID>] = []
    if changes.hasSectionStructure {
      stages = sectionStages()
    } else if changes.hasItemStructure {
      var items = Changes()
      items.itemDeletes = changes.itemDeletes
      items.itemInserts = changes.itemInserts
      items.itemMoves = changes.itemMoves
      stages = [Stage(changes: items, snapshot: finalSnapshot)]
    }
    var updates = Changes()
    updates.sectionReloads = changes.sectionReloads
    updates.sectionReconfigures = changes.sectionReconfigures
    updates.itemReloads = changes.itemReloads
    updates.itemReconfigures = changes.itemReconfigures
    if !updates.isEmpty { stages.append(Stage(changes: updates, snapshot: finalSnapshot)) }
    return stages
  }

  /// The stages before the updates, when sections come, go or move.
  private func sectionStages() -> [Stage<SectionID, ItemID>] {
    let survivors = Survivors(of: initialSnapshot, deleting: changes)
    var deletes = Changes()
    deletes.sectionDeletes = changes.sectionDeletes
    deletes.itemDeletes = changes.itemDeletes

    var sections = Changes()
    sections.sectionInserts = changes.sectionInserts
    sections.sectionMoves = changes.sectionMoves.map {
      Changes.SectionMove(from: survivors.sectionRanks[$0.from], to: $0.to)
    }

    var items = Changes()
    items.itemInserts = changes.itemInserts
    items.itemMoves = changes.itemMoves.map { move in
      let section = initialSnapshot.sections[move.from.section]
      let from = ItemPath(
        section: finalSnapshot.indexOfSection(section) ?? 0,
        item: survivors.itemRanks[
          initialSnapshot.start(ofSection: move.from.section) + move.from.item])
      return Changes.ItemMove(from: from, to: move.to)
    }

    var stages: [Stage<SectionID, ItemID>] = []
    if !deletes.isEmpty {
      stages.append(
        Stage(
          changes: deletes,
          snapshot: Snapshot(
            unchecked: survivors.sections.map { ($0, survivors.items[$0] ?? []) })))
    }
    if !sections.isEmpty {
      // Sections that come bring all their items; the others have what is left of theirs.
      let arrived = finalSnapshot.sections.indices.map { position in
        let section = finalSnapshot.sections[position]
        return (
          section,
          survivors.items[section] ?? finalSnapshot.itemIdentifiers(inSectionAt: position)
        )
      }
      stages.append(Stage(changes: sections, snapshot: Snapshot(unchecked: arrived)))
    }
    if !items.isEmpty { stages.append(Stage(changes: items, snapshot: finalSnapshot)) }
    return stages
  }
}

/// What is left of a snapshot after its deletes.
private struct Survivors<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The sections that are left, in order.
  var sections: [SectionID] = []
  /// The items that are left of each section that is.
  var items: [SectionID: [ItemID]] = [:]
  /// For each old section how many before it are left.
  var sectionRanks: [Int] = []
  /// For each old item, by its position over all sections, how many before it in its section are
  /// left.
  var itemRanks: [Int] = []

  init(of snapshot: Snapshot<SectionID, ItemID>, deleting changes: Changes) {
    let deletedSections = Set(changes.sectionDeletes)
    let deletedItems = Set(changes.itemDeletes)
    for (position, section) in snapshot.sections.enumerated() {
      sectionRanks.append(sections.count)
      var left: [ItemID] = []
      for (item, identifier) in snapshot.itemIdentifiers(inSectionAt: position).enumerated() {
        itemRanks.append(left.count)
        if !deletedItems.contains(ItemPath(section: position, item: item)) {
          left.append(identifier)
        }
      }
      if !deletedSections.contains(position) {
        sections.append(section)
        items[section] = left
      }
    }
  }
}
