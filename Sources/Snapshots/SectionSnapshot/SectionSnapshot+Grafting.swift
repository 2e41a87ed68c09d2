extension SectionSnapshot {
  /// Replaces all that is under an item by another snapshot's forest.
  ///
  /// What comes is expanded and collapsed as it was; the item itself keeps its own state. Linear
  /// in the numbers of what goes and what comes.
  ///
  /// - Throws: `unknownItem`, `itemAlreadyPresent`.
  public mutating func replace(
    childrenOf parent: ItemID, using snapshot: SectionSnapshot
  ) throws(SectionSnapshotError<ItemID>) {
    guard let node = nodes[parent] else { throw .unknownItem(parent) }
    let replaced = Set(descendants(of: node.children))
    try checkAbsent(snapshot.items.filter { !replaced.contains($0) })
    delete(node.children)
    graft(snapshot, roots: snapshot.rootItems, to: parent, at: 0)
  }

  /// Adds another snapshot's forest directly before an item, at the item's level.
  ///
  /// - Throws: `unknownItem`, `itemAlreadyPresent`.
  public mutating func insert(
    _ snapshot: SectionSnapshot, before anchor: ItemID
  ) throws(SectionSnapshotError<ItemID>) {
    let place = try place(of: anchor)
    try checkAbsent(snapshot.items)
    graft(snapshot, roots: snapshot.rootItems, to: place.parent, at: place.index)
  }

  /// Adds another snapshot's forest after an item and all that is under it, at the item's level.
  ///
  /// - Returns: The last root that was added; nil if there was none.
  /// - Throws: `unknownItem`, `itemAlreadyPresent`.
  @discardableResult
  public mutating func insert(
    _ snapshot: SectionSnapshot, after anchor: ItemID
  ) throws(SectionSnapshotError<ItemID>) -> ItemID? {
    let place = try place(of: anchor)
    try checkAbsent(snapshot.items)
    graft(snapshot, roots: snapshot.rootItems, to: place.parent, at: place.index + 1)
    return snapshot.rootItems.last
  }

  /// Adds items of another snapshot, with all that is under them there.
  mutating func graft(
    _ source: SectionSnapshot, roots: [ItemID], to parent: ItemID?, at index: Int
  ) {
    add(roots, to: parent, at: index)
    for item in source.descendants(of: roots) {
      guard let node = source.nodes[item] else { continue }
      nodes[item]?.isExpanded = node.isExpanded
      add(node.children, to: item, at: 0)
    }
  }
}
