import Snapshots

extension FrameChanges {
  /// A difference with the identifiers of what it is about.
  init(_ difference: Difference<String, ItemIdentifier>) {
    self.init()
    let changes = difference.changes
    let old = difference.initialSnapshot
    let new = difference.finalSnapshot

    func places(_ places: [Int], in snapshot: Snapshot<String, ItemIdentifier>) -> [SectionPlace] {
      places.compactMap { place in
        snapshot.sectionIdentifier(for: place).map { SectionPlace(section: $0, at: place) }
      }
    }
    sections.deleted = places(changes.sectionDeletes, in: old)
    sections.inserted = places(changes.sectionInserts, in: new)
    sections.reloaded = places(changes.sectionReloads, in: new)
    sections.reconfigured = places(changes.sectionReconfigures, in: new)
    sections.moved = changes.sectionMoves.compactMap { move in
      new.sectionIdentifier(for: move.to).map {
        SectionMove(section: $0, from: move.from, to: move.to)
      }
    }

    func places(_ paths: [ItemPath], in snapshot: Snapshot<String, ItemIdentifier>) -> [ItemPlace] {
      paths.compactMap { path in
        snapshot.itemIdentifier(for: path).map { ItemPlace(item: $0, at: Path(path)) }
      }
    }
    items.deleted = places(changes.itemDeletes, in: old)
    items.inserted = places(changes.itemInserts, in: new)
    items.reloaded = places(changes.itemReloads, in: new)
    items.reconfigured = places(changes.itemReconfigures, in: new)
    items.moved = changes.itemMoves.compactMap { move in
      new.itemIdentifier(for: move.to).map {
        ItemMove(item: $0, from: Path(move.from), to: Path(move.to))
      }
    }
  }
}

extension FrameChanges.Path {
  init(_ path: ItemPath) { self.init(section: path.section, item: path.item) }
}
