import Snapshots
import TestSupport
import Testing

@Suite struct SnapshotTests {
  private typealias State = Snapshot<String, Int>

  @Test func buildingReportsEveryPlace() throws {
    let error = #expect(throws: DuplicateIdentifiers<String, Int>.self) {
      try State(sections: [("A", [1, 2, 1]), ("B", [3, 1]), ("A", [2])])
    }
    #expect(error?.sections == [Duplicate(identifier: "A", places: [0, 2])])
    let places = { (paths: [(Int, Int)]) in paths.map { ItemPath(section: $0, item: $1) } }
    #expect(
      error?.items == [
        Duplicate(identifier: 1, places: places([(0, 0), (0, 2), (1, 1)])),
        Duplicate(identifier: 2, places: places([(0, 1), (2, 0)])),
      ])
  }

  @Test func keepingFirstDropsRepeats() {
    let snapshot = State(keepingFirst: [("A", [1, 2, 1]), ("B", [2, 3]), ("A", [9])])
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.itemIdentifiers(inSectionAt: 1) == [3])
  }

  @Test func copiesAreIndependent() throws {
    var first = try State(sections: [("A", [1, 2, 3])])
    let flat = first
    try first.moveItem(3, beforeItem: 1)
    let edited = first
    try first.appendItems([4])
    first.deleteItems([1])
    #expect(flat.itemIdentifiers == [1, 2, 3])
    #expect(edited.itemIdentifiers == [3, 1, 2])
    #expect(first.itemIdentifiers == [3, 2, 4])
    #expect(flat.indexOfItem(3) == 2 && edited.indexOfItem(3) == 0)
  }

  @Test func equalityAndHashLookAtWhatIsShownAndMarked() throws {
    let built = try State(sections: [("A", [1, 2]), ("B", [3])])
    var edited = try State(sections: [("B", [2]), ("A", [3, 1])])
    try edited.moveSection("A", beforeSection: "B")
    try edited.moveItem(2, afterItem: 1)
    try edited.appendItems([3], toSection: "B")
    #expect(edited == built)
    #expect(edited.hashValue == built.hashValue)
    #expect("\(edited)" == "A: 1, 2; B: 3")
    #expect(try State(sections: [("A", [1]), ("B", [2, 3])]) != built)
    var marked = built
    try marked.reconfigureSections(["A"])
    #expect(marked != built)
    #expect(marked.reconfiguredSectionIdentifiers == ["A"])
  }

  @Test func marksGoWithWhatTheyMark() throws {
    var snapshot = try State(sections: [("A", [1, 2]), ("B", [3])])
    try snapshot.reloadItems([1, 3])
    try snapshot.reconfigureItems([2, 1])
    try snapshot.reconfigureSections(["B", "A"])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [3])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredSectionIdentifiers == ["A"])
    try snapshot.appendItems([1, 3])
    #expect(snapshot.reloadedItemIdentifiers == [])
    snapshot.deleteAllItems()
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reconfiguredSectionIdentifiers == ["A"])
    #expect(throws: SnapshotError<String, Int>.unknownSection("B")) {
      try snapshot.reconfigureSections(["A", "B"])
    }
  }

  @Test func markingAndDroppingInTurnDoesNotFillUp() throws {
    var snapshot = try State(sections: [("A", Array(0..<100))])
    try snapshot.reloadItems([7, 3])
    for _ in 0..<50 {
      for item in 10..<60 {
        try snapshot.reloadItems([item])
        snapshot.deleteItems([item])
        try snapshot.appendItems([item])
      }
    }
    #expect(snapshot.reloadedItemIdentifiers == [7, 3])
    #expect(snapshot.numberOfItems == 100)
  }

  @Test func answersOutsideAreNil() throws {
    let snapshot = try State(sections: [("A", [1]), ("B", [])])
    for path in [(0, 1), (0, -1), (1, 0), (2, 0), (-1, 0)] {
      #expect(snapshot.itemIdentifier(for: ItemPath(section: path.0, item: path.1)) == nil)
    }
    #expect(snapshot.sectionIdentifier(for: 2) == nil)
    #expect(snapshot.sectionIdentifier(for: -1) == nil)
    #expect(snapshot.sectionIdentifier(for: 1) == "B")
    #expect(snapshot.indexPath(for: 9) == nil)
  }

  @Test func aLargeSnapshotGrowsItemByItem() throws {
    var snapshot = State()
    try snapshot.appendSections(["A", "B", "C"])
    for item in 0..<3_000 { try snapshot.appendItems([item], toSection: "A") }
    for item in 3_000..<5_000 { try snapshot.appendItems([item]) }
    try snapshot.appendItems([5_000], toSection: "B")
    #expect(snapshot.numberOfItems == 5_001)
    #expect(snapshot.indexOfItem(5_000) == 3_000)
    #expect(snapshot.indexOfItem(4_999) == 5_000)
    #expect(try snapshot.itemIdentifiers(inSection: "B") == [5_000])
    #expect(try snapshot.itemIdentifiers(inSection: "A") == Array(0..<3_000))
    let rebuilt = try State(
      sections: [("A", Array(0..<3_000)), ("B", [5_000]), ("C", Array(3_000..<5_000))])
    #expect(snapshot == rebuilt)
  }

  @Test func sectionsMayBeFilledInAnyOrder() throws {
    let contents = (0..<20).map { section in Array(section * 100..<section * 100 + 100) }
    let built = try Snapshot(sections: contents.indices.map { ($0, contents[$0]) })
    for seed in UInt64(0)..<10 {
      var random = SplitMix64(seed: seed)
      var snapshot = Snapshot<Int, Int>()
      try snapshot.appendSections(Array(contents.indices))
      for section in contents.indices.shuffled(using: &random) {
        try snapshot.appendItems(contents[section], toSection: section)
      }
      #expect(snapshot == built, "seed \(seed)")
      #expect(snapshot.indexOfItem(1_999) == 1_999, "seed \(seed)")
      let odd = built.itemIdentifiers.filter { $0 % 2 == 1 }
      snapshot.deleteItems(odd.shuffled(using: &random))
      #expect(
        try snapshot.itemIdentifiers(inSection: 7) == Array(stride(from: 700, to: 800, by: 2)))
      #expect(snapshot.indexOfItem(1_998) == 999, "seed \(seed)")
      _ = checkedDifference(from: built, to: snapshot, "seed \(seed)")
      snapshot.deleteSections(Array(contents.indices))
      #expect(snapshot == Snapshot(), "seed \(seed)")
    }
  }

  @Test func anotherThreadMayBuildOne() async throws {
    let shown = try State(sections: [("A", Array(0..<1_000))])
    let difference = try await Task.detached {
      let next = try State(sections: [("A", Array(500..<1_500))])
      return next.difference(from: shown)
    }.value
    check(difference)
    #expect(difference.changes.itemDeletes.count == 500)
    #expect(difference.changes.itemInserts.count == 500)
  }
}
