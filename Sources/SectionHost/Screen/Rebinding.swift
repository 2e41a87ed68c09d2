import Snapshots

/// What is to be bound anew at the next pass, besides what comes into view.
struct Rebinding {
  /// Items whose cells are configured again in place.
  private(set) var reconfiguredItems: Set<ItemIdentifier> = []
  /// Items whose cells are given back and taken anew.
  private(set) var reloadedItems: Set<ItemIdentifier> = []
  /// Sections whose views are configured again.
  private(set) var reconfiguredSections: Set<String> = []
  /// Whether all cells and views are given back and taken anew.
  var reloadsAll = false
  /// Whether all cells and views are configured again in place.
  var reconfiguresAll = false

  /// Notes what a difference asks for, of what is shown now.
  mutating func add(_ difference: Difference<String, ItemIdentifier>, shown: [ItemIdentifier]) {
    let changes = difference.changes
    let new = difference.finalSnapshot
    reconfiguredItems.formUnion(changes.itemReconfigures.compactMap(new.itemIdentifier(for:)))
    reloadedItems.formUnion(changes.itemReloads.compactMap(new.itemIdentifier(for:)))
    reconfiguredSections.formUnion(
      (changes.sectionReconfigures + changes.sectionReloads)
        .compactMap(new.sectionIdentifier(for:)))
    for place in changes.sectionReloads {
      reloadedItems.formUnion(new.itemIdentifiers(inSectionAt: place))
    }
    guard !changes.sectionDeletes.isEmpty || !changes.sectionInserts.isEmpty else { return }
    // An item that comes from a section that went, or into one that came, is another one under the
    // same identifier: it is not compared with what it was (snapshots 7.1).
    let old = difference.initialSnapshot
    for item in shown {
      guard let before = old.sectionIdentifier(containingItem: item),
        let after = new.sectionIdentifier(containingItem: item),
        new.indexOfSection(before) == nil || old.indexOfSection(after) == nil
      else { continue }
      reloadedItems.insert(item)
    }
  }

  /// Whether an item's cell is given back.
  func reloads(_ item: ItemIdentifier) -> Bool { reloadsAll || reloadedItems.contains(item) }

  /// Whether an item's cell is configured again in place.
  func reconfigures(_ item: ItemIdentifier) -> Bool {
    reconfiguresAll || reconfiguredItems.contains(item)
  }

  /// Whether a view is configured again: its section or the item that it belongs to changed.
  func reconfigures(_ view: ViewKey) -> Bool {
    if reconfiguresAll { return true }
    if case .item(let item) = view.host, reloads(item) || reconfigures(item) { return true }
    return view.section.map(reconfiguredSections.contains) ?? false
  }
}
