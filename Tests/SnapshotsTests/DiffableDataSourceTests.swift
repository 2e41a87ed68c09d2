import Snapshots
import Testing

@Suite struct DiffableDataSourceTests {
  private typealias Source = DiffableDataSource<String, Int>
  private typealias State = Snapshot<String, Int>

  private func tree(_ items: [Int], under parent: Int? = nil) throws -> SectionSnapshot<Int> {
    var tree = SectionSnapshot<Int>()
    if let parent { try tree.append([parent]) }
    try tree.append(items, to: parent)
    return tree
  }

  @Test func marksAreUsedUp() throws {
    var source = Source()
    source.apply(try State(sections: [("A", [1, 2])]))
    var next = source.snapshot
    try next.reconfigureItems([2])
    let difference = source.apply(next)
    check(difference)
    #expect(difference.changes.itemReconfigures == [ItemPath(section: 0, item: 1)])
    #expect(source.snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(source.apply(source.snapshot).changes.isEmpty)
  }

  @Test func answersComeFromTheAppliedState() throws {
    var source = Source()
    source.apply(try State(sections: [("A", [1, 2]), ("B", [3])]))
    #expect(source.itemIdentifier(for: ItemPath(section: 1, item: 0)) == 3)
    #expect(source.itemIdentifier(for: ItemPath(section: 1, item: 1)) == nil)
    #expect(source.indexPath(for: 2) == ItemPath(section: 0, item: 1))
    #expect(source.sectionIdentifier(for: 1) == "B" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "A") == 0 && source.index(for: "C") == nil)
  }

  @Test func reloadingDataKeepsNothing() throws {
    var source = Source()
    try source.apply(try tree([1]), to: "A")
    source.applySnapshotUsingReloadData(try State(sections: [("A", [1])]))
    #expect(source.snapshot.itemIdentifiers == [1])
    #expect(source.snapshot(for: "A") == (try tree([1])))
  }

  @Test func sectionSnapshotsShowTheirVisibleItems() throws {
    var source = Source()
    source.apply(try State(sections: [("A", [1]), ("B", [2])]))
    var outline = try tree([11, 12], under: 10)
    check(try source.apply(outline, to: "A"))
    #expect(source.snapshot.itemIdentifiers == [10, 2])
    outline.expand([10])
    let difference = try source.apply(outline, to: "A")
    check(difference)
    #expect(difference.changes.itemInserts.count == 2)
    #expect(source.snapshot.itemIdentifiers == [10, 11, 12, 2])
    #expect(source.snapshot(for: "A") == outline)
    #expect(source.snapshot(for: "B").items == [2])
    #expect(source.snapshot(for: "C").items.isEmpty)
  }

  @Test func anItemOfAnotherSectionIsRefused() throws {
    var source = Source()
    source.apply(try State(sections: [("A", [1]), ("B", [2])]))
    let before = source.snapshot
    #expect(throws: DuplicateIdentifiers<String, Int>.self) {
      try source.apply(try tree([5, 2]), to: "A")
    }
    #expect(source.snapshot == before)
    #expect(source.snapshot(for: "A").items == [1])
  }

  @Test func unknownSectionsArriveAtTheEnd() throws {
    var source = Source()
    for (item, section) in ["C", "A", "B"].enumerated() {
      try source.apply(try tree([item]), to: section)
    }
    #expect(source.snapshot.sectionIdentifiers == ["C", "A", "B"])
  }

  @Test(arguments: [
    ["C", "A", "B"], ["A", "B", "C"], ["B", "C", "A"], ["A", "C", "B"], ["B", "A", "C"],
    ["C", "B", "A"],
  ])
  func sectionOrderHoldsWhateverArrivesFirst(arrivals: [String]) throws {
    var source = Source(sectionOrder: ["A", "B", "C"])
    try source.apply(try tree([100]), to: "not in the order")
    for (item, section) in arrivals.enumerated() {
      try source.apply(try tree([item]), to: section)
    }
    #expect(source.snapshot.sectionIdentifiers == ["A", "B", "C", "not in the order"])
  }

  @Test func anAppliedSnapshotForgetsOutlinesThatItChanges() throws {
    var source = Source()
    let (first, second) = (try tree([2], under: 1), try tree([4], under: 3))
    try source.apply(first, to: "A")
    try source.apply(second, to: "B")
    source.apply(try State(sections: [("A", [1]), ("B", [3, 5])]))
    #expect(source.snapshot(for: "A") == first)
    #expect(source.snapshot(for: "B").items == [3, 5])
  }
}
