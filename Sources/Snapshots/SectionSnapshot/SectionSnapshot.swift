/// The items of one section as a forest, of which the children of collapsed items are hidden
/// (snapshots 3).
///
/// A value; copying one is cheap. An operation that throws leaves it exactly as it was.
///
/// ```swift
/// var outline = SectionSnapshot<String>()
/// try outline.append(["animals", "plants"])
/// try outline.append(["cat", "dog"], to: "animals")
/// outline.expand(["animals"])
/// outline.visibleItems  // animals, cat, dog, plants
/// ```
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable, Hashable {
  /// What is known of one item.
  struct Node: Sendable, Hashable {
    /// Nil for a root.
    var parent: ItemID?
    var children: [ItemID] = []
    /// How many items are above it.
    var level: Int
    var isExpanded = false
    /// Whether all items above it are expanded; kept, so that asking costs nothing.
    var isVisible: Bool
  }

  /// The items of level 0, in order.
  public internal(set) var rootItems: [ItemID] = []
  var nodes: [ItemID: Node] = [:]

  /// Makes a snapshot without an item.
  public init() {}

  /// Adds items at the end of the roots, or of an item's children; O(1) an item.
  ///
  /// - Throws: `duplicateItemsInCall`, `unknownItem` for the parent, `itemAlreadyPresent`.
  public mutating func append(
    _ identifiers: [ItemID], to parent: ItemID? = nil
  ) throws(SectionSnapshotError<ItemID>) {
    try checkDuplicates(identifiers)
    if let parent, !contains(parent) { throw .unknownItem(parent) }
    try checkAbsent(identifiers)
    add(identifiers, to: parent, at: children(of: parent).count)
  }

  /// Adds items directly before another, with the same parent; linear in the number of its
  /// children.
  ///
  /// - Throws: `duplicateItemsInCall`, `unknownItem`, `itemAlreadyPresent`.
  public mutating func insert(
    _ identifiers: [ItemID], before anchor: ItemID
  ) throws(SectionSnapshotError<ItemID>) {
    try checkDuplicates(identifiers)
    let place = try place(of: anchor)
    try checkAbsent(identifiers)
    add(identifiers, to: place.parent, at: place.index)
  }

  /// Adds items after another and all that is under it, with the same parent; linear in the number
  /// of its children.
  ///
  /// - Throws: `duplicateItemsInCall`, `unknownItem`, `itemAlreadyPresent`.
  public mutating func insert(
    _ identifiers: [ItemID], after anchor: ItemID
  ) throws(SectionSnapshotError<ItemID>) {
    try checkDuplicates(identifiers)
    let place = try place(of: anchor)
    try checkAbsent(identifiers)
    add(identifiers, to: place.parent, at: place.index + 1)
  }

  /// Takes items out, with all that is under them; unknown ones are skipped.
  public mutating func delete(_ identifiers: [ItemID]) {
    let roots = Set(identifiers.filter(contains))
    let parents = Set(roots.map { nodes[$0]?.parent })
    for parent in parents {
      if let parent {
        nodes[parent]?.children.removeAll(where: roots.contains)
      } else {
        rootItems.removeAll(where: roots.contains)
      }
    }
    // Some may be under others, so each is left out when it is met.
    var pending = Array(roots)
    while let item = pending.popLast() {
      if let node = nodes.removeValue(forKey: item) { pending.append(contentsOf: node.children) }
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    self = SectionSnapshot()
  }

  /// Shows the children of items, those that are added later too; an item needs none.
  ///
  /// Linear in the number of items that become visible.
  ///
  /// - Returns: The unknown items, which were skipped.
  @discardableResult
  public mutating func expand(_ identifiers: [ItemID]) -> [ItemID] {
    set(identifiers, expanded: true)
  }

  /// Hides what is under items, which keep in mind what of it was expanded.
  ///
  /// Linear in the number of items that become hidden.
  ///
  /// - Returns: The unknown items, which were skipped.
  @discardableResult
  public mutating func collapse(_ identifiers: [ItemID]) -> [ItemID] {
    set(identifiers, expanded: false)
  }

  private mutating func set(_ identifiers: [ItemID], expanded: Bool) -> [ItemID] {
    var unknown: [ItemID] = []
    for identifier in identifiers {
      guard let node = nodes[identifier] else {
        unknown.append(identifier)
        continue
      }
      guard node.isExpanded != expanded else { continue }
      if node.isVisible {
        for item in visibleDescendants(of: node.children) { nodes[item]?.isVisible = expanded }
      }
      nodes[identifier]?.isExpanded = expanded
    }
    return unknown
  }

  // MARK: Building

  func checkDuplicates(_ identifiers: [ItemID]) throws(SectionSnapshotError<ItemID>) {
    let duplicates = Duplicate.find(in: identifiers.enumerated().lazy.map { ($1, $0) })
    if !duplicates.isEmpty { throw .duplicateItemsInCall(duplicates) }
  }

  func checkAbsent(_ identifiers: [ItemID]) throws(SectionSnapshotError<ItemID>) {
    for identifier in identifiers where contains(identifier) {
      throw .itemAlreadyPresent(identifier)
    }
  }

  /// An item's children, or the roots.
  func children(of parent: ItemID?) -> [ItemID] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  /// An item's parent, and its index among its siblings.
  func place(
    of item: ItemID
  ) throws(SectionSnapshotError<ItemID>) -> (parent: ItemID?, index: Int) {
    guard let node = nodes[item],
      let index = children(of: node.parent).firstIndex(of: item)
    else { throw .unknownItem(item) }
    return (node.parent, index)
  }

  /// Adds new items among the children of a parent, or among the roots.
  mutating func add(_ identifiers: [ItemID], to parent: ItemID?, at index: Int) {
    var node = Node(parent: parent, level: 0, isVisible: true)
    if let parent, let above = nodes[parent] {
      node.level = above.level + 1
      node.isVisible = above.isVisible && above.isExpanded
      nodes[parent]?.children.insert(contentsOf: identifiers, at: index)
    } else {
      rootItems.insert(contentsOf: identifiers, at: index)
    }
    for identifier in identifiers { nodes[identifier] = node }
  }
}
