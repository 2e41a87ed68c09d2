extension SectionSnapshot {
  /// All items, depth first, parents before their children; linear.
  public var items: [ItemID] { descendants(of: rootItems) }

  /// The items that are shown, depth first: the roots, and the children of expanded items that are
  /// shown; linear in their number.
  ///
  /// Whether they are on the screen is another matter.
  public var visibleItems: [ItemID] { visibleDescendants(of: rootItems) }

  /// The expanded items, hidden ones too, depth first; linear in the number of all.
  public var expandedItems: [ItemID] { items.filter(isExpanded) }

  /// Whether an item's children are shown when it is; false for an unknown item. O(1)
  public func isExpanded(_ item: ItemID) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether an item is shown; false for an unknown item. O(1)
  public func isVisible(_ item: ItemID) -> Bool { nodes[item]?.isVisible ?? false }

  /// Whether there is such an item. O(1)
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// How many items are above one; nil for an unknown item. O(1)
  public func level(of item: ItemID) -> Int? { nodes[item]?.level }

  /// The item directly above one; nil for a root and for an unknown item. O(1)
  public func parent(of item: ItemID) -> ItemID? { nodes[item]?.parent }

  /// An item's position among all `items`; nil for an unknown item; linear.
  public func index(of item: ItemID) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The items under one as a snapshot of their own, whose levels begin at 0.
  ///
  /// They stay expanded or collapsed. Linear in their number.
  ///
  /// - Parameter includingParent: Whether the item itself is in it, as its only root.
  /// - Throws: `unknownItem`.
  public func snapshot(
    of item: ItemID, includingParent: Bool = false
  ) throws(SectionSnapshotError<ItemID>) -> SectionSnapshot {
    guard let node = nodes[item] else { throw .unknownItem(item) }
    var result = SectionSnapshot()
    result.graft(self, roots: includingParent ? [item] : node.children, to: nil, at: 0)
    return result
  }

  /// The forest as text, an item a line, indented by its level: `*` for a visible item, then `+`
  /// for an expanded and `-` for a collapsed one, then the item.
  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item) ?? 0)
        + (isVisible(item) ? "*" : " ") + (isExpanded(item) ? "+" : "-") + " \(item)\n"
    }.joined()
  }

  /// Some items and all that is under them, depth first.
  func descendants(of roots: [ItemID]) -> [ItemID] {
    collect(roots) { $0.children }
  }

  /// Some items and what is under them as far as it is shown when they are, depth first.
  func visibleDescendants(of roots: [ItemID]) -> [ItemID] {
    collect(roots) { $0.isExpanded ? $0.children : [] }
  }

  /// Goes depth first without recursion, since a tree may be as deep as it has items.
  private func collect(_ roots: [ItemID], _ children: (Node) -> [ItemID]) -> [ItemID] {
    var result: [ItemID] = []
    var pending = Array(roots.reversed())
    while let item = pending.popLast() {
      result.append(item)
      if let node = nodes[item] { pending.append(contentsOf: children(node).reversed()) }
    }
    return result
  }
}
