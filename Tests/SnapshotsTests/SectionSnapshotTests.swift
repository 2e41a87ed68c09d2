import Snapshots
import TestSupport
import Testing

@Suite struct SectionSnapshotTests {
  private typealias Tree = SectionSnapshot<String>

  /// a (b (c, d), e), z; a and b expanded.
  private func tree() throws -> Tree {
    var tree = Tree()
    try tree.append(["a", "z"])
    try tree.append(["b", "e"], to: "a")
    try tree.append(["c", "d"], to: "b")
    tree.expand(["a", "b"])
    return tree
  }

  @Test func visualDescription() throws {
    var tree = try tree()
    tree.collapse(["b"])
    #expect(
      tree.visualDescription() == """
        *+ a
          *- b
             - c
             - d
          *- e
        *- z

        """)
    #expect(Tree().visualDescription() == "")
  }

  @Test func unknownItemsAreNamedAndSkipped() throws {
    var tree = try tree()
    #expect(tree.expand(["?", "e", "!"]) == ["?", "!"])
    #expect(tree.collapse(["a", "?"]) == ["?"])
    #expect(tree.expandedItems == ["b", "e"])
    #expect(tree.visibleItems == ["a", "z"])
    tree.delete(["?", "z"])
    #expect(tree.rootItems == ["a"])
    #expect(!tree.isVisible("?") && !tree.isExpanded("?") && !tree.contains("?"))
    #expect(tree.level(of: "?") == nil && tree.parent(of: "?") == nil)
    #expect(tree.index(of: "?") == nil)
  }

  @Test func indexCountsDepthFirst() throws {
    let tree = try tree()
    #expect(tree.items.map(tree.index) == Array(0..<tree.items.count))
  }

  @Test func replacingChildrenTakesOverTheExpansion() throws {
    var tree = try tree()
    var other = Tree()
    try other.append(["c", "x"])
    try other.append(["y"], to: "x")
    other.expand(["x"])
    try tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "c", "x", "y", "z"])
    #expect(tree.expandedItems == ["a", "x"])
    #expect(tree.visibleItems == tree.items)
    #expect(tree.level(of: "y") == 2)
    let before = tree
    #expect(throws: SectionSnapshotError<String>.itemAlreadyPresent("c")) {
      try tree.replace(childrenOf: "z", using: other)
    }
    #expect(throws: SectionSnapshotError<String>.unknownItem("?")) {
      try tree.replace(childrenOf: "?", using: Tree())
    }
    #expect(tree == before)
    try tree.replace(childrenOf: "a", using: Tree())
    #expect(tree.items == ["a", "z"])
    #expect(tree.isExpanded("a"))
  }

  @Test func replacingChildrenByTheParentItselfIsRefused() throws {
    var tree = try tree()
    var other = Tree()
    try other.append(["a"])
    #expect(throws: SectionSnapshotError<String>.itemAlreadyPresent("a")) {
      try tree.replace(childrenOf: "a", using: other)
    }
  }

  @Test func graftingGoesToTheLevelOfTheAnchor() throws {
    var tree = try tree()
    var other = Tree()
    try other.append(["x", "y"])
    try other.append(["w"], to: "y")
    other.expand(["y"])
    let after = try tree.insert(other, after: "b")
    #expect(after == "y")
    #expect(tree.items == ["a", "b", "c", "d", "x", "y", "w", "e", "z"])
    #expect(tree.level(of: "w") == 2 && tree.parent(of: "x") == "a")
    var third = Tree()
    try third.append(["v"])
    try tree.insert(third, before: "a")
    #expect(tree.rootItems == ["v", "a", "z"])
    #expect(try tree.insert(Tree(), after: "a") == nil)
    #expect(throws: SectionSnapshotError<String>.itemAlreadyPresent("v")) {
      try tree.insert(third, after: "z")
    }
    #expect(throws: SectionSnapshotError<String>.unknownItem("?")) {
      try tree.insert(other, before: "?")
    }
  }

  @Test func graftsUnderACollapsedItemAreHidden() throws {
    var tree = try tree()
    tree.collapse(["a"])
    var other = Tree()
    try other.append(["x"])
    try other.append(["y"], to: "x")
    other.expand(["x"])
    try tree.insert(other, after: "e")
    #expect(!tree.isVisible("x") && !tree.isVisible("y"))
    tree.expand(["a"])
    #expect(tree.isVisible("x") && tree.isVisible("y"))
  }

  @Test func subtrees() throws {
    var tree = try tree()
    tree.collapse(["a"])
    let with = try tree.snapshot(of: "b", includingParent: true)
    #expect(with.items == ["b", "c", "d"])
    #expect(with.rootItems == ["b"] && with.expandedItems == ["b"])
    #expect(with.visibleItems == ["b", "c", "d"])
    #expect(with.level(of: "c") == 1)
    let without = try tree.snapshot(of: "b")
    #expect(without.rootItems == ["c", "d"] && without.level(of: "c") == 0)
    #expect(try tree.snapshot(of: "z", includingParent: true).items == ["z"])
    #expect(throws: SectionSnapshotError<String>.unknownItem("?")) { try tree.snapshot(of: "?") }
  }

  @Test func errorsComeInOrder() throws {
    var tree = try tree()
    let before = tree
    let duplicates = [Duplicate(identifier: "a", places: [0, 2])]
    #expect(throws: SectionSnapshotError<String>.duplicateItemsInCall(duplicates)) {
      try tree.append(["a", "n", "a"], to: "?")
    }
    #expect(throws: SectionSnapshotError<String>.unknownItem("?")) {
      try tree.insert(["a"], before: "?")
    }
    #expect(throws: SectionSnapshotError<String>.itemAlreadyPresent("c")) {
      try tree.insert(["n", "c"], after: "z")
    }
    #expect(tree == before)
    tree.deleteAll()
    #expect(tree == Tree())
  }

  @Test func aDeepTreeIsNoTrouble() throws {
    var tree = SectionSnapshot<Int>()
    try tree.append([0])
    for level in 1..<20_000 { try tree.append([level], to: level - 1) }
    tree.expand(Array(0..<20_000))
    #expect(tree.visibleItems == Array(0..<20_000))
    #expect(tree.level(of: 19_999) == 19_999)
    tree.collapse([0])
    #expect(!tree.isVisible(19_999))
    tree.delete([1])
    #expect(tree.items == [0])
  }

  @Test(arguments: seeds(60)) func operationsAgreeWithPlainTrees(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var tree = SectionSnapshot<Int>()
    var model = PlainTree()
    var next = 0
    for step in 0..<60 {
      let trace = "seed \(seed), step \(step)"
      let known = tree.items.randomElement(using: &random) ?? -1
      let ids = Array(next..<next + Int.random(in: 0...3, using: &random))
      next += ids.count
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3 where known >= 0:
        try tree.append(ids, to: known)
        model.edit(known) { $0.children += ids.map { PlainTree(id: $0) } }
      case 0..<3:
        try tree.append(ids)
        model.children += ids.map { PlainTree(id: $0) }
      case 3 where known >= 0:
        try tree.insert(ids, before: known)
        model.insert(ids, at: known, offset: 0)
      case 4 where known >= 0:
        try tree.insert(ids, after: known)
        model.insert(ids, at: known, offset: 1)
      case 5:
        tree.expand([known])
        model.edit(known) { $0.isExpanded = true }
      case 6:
        tree.collapse([known])
        model.edit(known) { $0.isExpanded = false }
      default:
        guard step % 3 == 0 else { continue }
        tree.delete([known])
        model.delete(known)
      }
      let rows = model.rows(level: 0, visible: true)
      try #require(tree.items == rows.map(\.id), "\(trace)")
      #expect(tree.items.map { tree.level(of: $0) } == rows.map(\.level), "\(trace)")
      #expect(tree.items.map(tree.isVisible) == rows.map(\.visible), "\(trace)")
      #expect(tree.visibleItems == rows.filter(\.visible).map(\.id), "\(trace)")
      #expect(tree.expandedItems == rows.filter(\.expanded).map(\.id), "\(trace)")
    }
  }
}

/// A tree in the plainest form.
private struct PlainTree {
  var id = -1
  var isExpanded = false
  var children: [PlainTree] = []

  mutating func edit(_ id: Int, _ body: (inout PlainTree) -> Void) {
    for place in children.indices {
      if children[place].id == id { body(&children[place]) }
      children[place].edit(id, body)
    }
  }

  mutating func insert(_ ids: [Int], at anchor: Int, offset: Int) {
    if let place = children.firstIndex(where: { $0.id == anchor }) {
      children.insert(contentsOf: ids.map { PlainTree(id: $0) }, at: place + offset)
    } else {
      for place in children.indices { children[place].insert(ids, at: anchor, offset: offset) }
    }
  }

  mutating func delete(_ id: Int) {
    children.removeAll { $0.id == id }
    for place in children.indices { children[place].delete(id) }
  }

  func rows(level: Int, visible: Bool) -> [(id: Int, level: Int, visible: Bool, expanded: Bool)] {
    children.flatMap { child in
      [(child.id, level, visible, child.isExpanded)]
        + child.rows(level: level + 1, visible: visible && child.isExpanded)
    }
  }
}
