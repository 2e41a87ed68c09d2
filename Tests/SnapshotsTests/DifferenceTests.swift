import Snapshots
import TestSupport
import Testing

@Suite struct DifferenceTests {
  private typealias State = Snapshot<String, Int>

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test func keptPairsCountOverAllSections() throws {
    let old = try State(sections: [("A", [1, 2, 3]), ("B", [4, 5]), ("C", [6])])
    let new = try State(sections: [("B", [5, 2, 4]), ("A", [1, 7, 3, 6]), ("D", [8])])
    var batches: [[KeptPair]] = []
    var sectionBatches: [[KeptPair]] = []
    let difference = new.difference(from: old) { pairs in
      batches.append(pairs)
      return pairs.filter { $0.new == 3 || $0.new == 0 }
    } changedSections: { pairs in
      sectionBatches.append(pairs)
      return pairs.filter { $0.old == 0 }
    }
    check(difference)
    // 7 and 8 are new, and 6 came with a section that went: none of them has stayed.
    let kept = [(4, 0), (1, 1), (3, 2), (0, 3), (2, 5)]
    #expect(batches == [kept.map { KeptPair(old: $0, new: $1) }])
    #expect(sectionBatches == [[KeptPair(old: 1, new: 0), KeptPair(old: 0, new: 1)]])
    #expect(difference.changes.itemReconfigures == [path(0, 0), path(1, 0)])
    #expect(difference.changes.sectionReconfigures == [1])
  }

  @Test func keptPairsAreAllThoseThatStayed() throws {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let old = Array(0..<12).shuffled(using: &random)
      let new = Array(4..<16).shuffled(using: &random)
      let sections = { (list: [Int]) in [("A", Array(list[..<5])), ("B", Array(list[5...]))] }
      let (first, second) = try (State(sections: sections(old)), State(sections: sections(new)))
      var kept: [KeptPair] = []
      let difference = second.difference(from: first) { pairs in
        kept = pairs
        return []
      }
      let expected = new.indices.compactMap { place in
        old.firstIndex(of: new[place]).map { KeptPair(old: $0, new: place) }
      }
      #expect(kept == expected, "seed \(seed)")
      #expect(difference == second.difference(from: first), "seed \(seed)")
    }
  }

  @Test func aClosureMayThrow() throws {
    struct Stop: Error, Equatable {}
    let snapshot = try State(sections: [("A", [1])])
    let stops = { (_: [KeptPair]) throws(Stop) -> [KeptPair] in throw Stop() }
    let passes = { (pairs: [KeptPair]) throws(Stop) -> [KeptPair] in pairs }
    #expect(throws: Stop()) {
      try snapshot.difference(from: snapshot, changedItems: stops, changedSections: passes)
    }
    #expect(throws: Stop()) {
      try snapshot.difference(from: snapshot, changedItems: passes, changedSections: stops)
    }
  }

  @Test func marksFollowTheRules() throws {
    let old = try State(sections: [("A", [1, 2, 3]), ("B", [4]), ("gone", [5])])
    var new = try State(sections: [("B", [4, 5]), ("A", [3, 6, 1]), ("new", [2])])
    try new.reloadItems([6, 5, 2, 3, 4])
    try new.reconfigureItems([3, 1])
    try new.reloadSections(["new", "B"])
    try new.reconfigureSections(["new", "A", "B"])
    let difference = checkedDifference(from: old, to: new)
    // 6 and 5 came, 2 is in a section that came, 4 is covered by its section; reload wins at 3.
    #expect(difference.changes.itemReloads == [path(1, 0)])
    #expect(difference.changes.itemReconfigures == [path(1, 2)])
    #expect(difference.changes.sectionReloads == [0])
    #expect(difference.changes.sectionReconfigures == [1])
    #expect(difference.finalSnapshot.reloadedItemIdentifiers.isEmpty)
    #expect(difference.finalSnapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(difference.finalSnapshot.reloadedSectionIdentifiers.isEmpty)
    #expect(difference.finalSnapshot.reconfiguredSectionIdentifiers.isEmpty)
  }

  @Test func contentGivesWayToReloads() throws {
    let old = try State(sections: [("A", [1, 2]), ("B", [3])])
    var new = old
    try new.reloadItems([1])
    try new.reloadSections(["B"])
    let difference = new.difference(
      from: old, changedItems: { $0 }, changedSections: { $0 })
    check(difference)
    #expect(difference.changes.itemReloads == [path(0, 0)])
    #expect(difference.changes.itemReconfigures == [path(0, 1)])
    #expect(difference.changes.sectionReloads == [1])
    #expect(difference.changes.sectionReconfigures == [0])
  }

  @Test(arguments: [2, 3, 7, 50]) func rotationsAndReversals(count: Int) throws {
    let list = Array(0..<count)
    for shift in 0..<count {
      let moves = checkedDifference(
        from: try State(sections: [("s", list)]),
        to: try State(sections: [("s", Array(list[shift...] + list[..<shift]))])
      ).changes.itemMoves
      #expect(moves.count == min(shift, count - shift))
    }
    let reversed = checkedDifference(
      from: try State(sections: [("s", list)]),
      to: try State(sections: [("s", list.reversed())]))
    #expect(reversed.changes.itemMoves.count == count - 1)
  }

  @Test func movesAreAscendingByTarget() throws {
    let old = try State(sections: [("A", [1, 2, 3, 4]), ("B", [5, 6, 7])])
    let new = try State(sections: [("A", [6, 4, 5, 1, 2, 7, 3]), ("B", [])])
    let targets = checkedDifference(from: old, to: new).changes.itemMoves.map(\.to)
    #expect(targets == targets.sorted())
    #expect(targets.count == 4)
  }

  @Test func bothListsAreReported() throws {
    let error = #expect(throws: DifferenceError<String, Int>.self) {
      try Difference(
        from: [("A", [1, 2]), ("B", [1]), ("A", [])], to: [("A", [3]), ("B", [4, 3, 3])])
    }
    #expect(error?.initial?.sections == [Duplicate(identifier: "A", places: [0, 2])])
    #expect(
      error?.initial?.items == [Duplicate(identifier: 1, places: [path(0, 0), path(1, 0)])])
    #expect(error?.final?.sections == [])
    #expect(
      error?.final?.items == [
        Duplicate(identifier: 3, places: [path(0, 0), path(1, 1), path(1, 2)])
      ])
    #expect(
      error.map { "\($0)" }
        == "before: duplicate identifiers: section A at 0, 2; item 1 at 0.0, 1.0; "
        + "after: duplicate identifiers: item 3 at 0.0, 1.1, 1.2")
  }

  @Test func sectionMovesAndItemChangesAreStaged() throws {
    let old = try State(sections: [("A", [1, 2, 3]), ("gone", [4]), ("B", [5, 6, 7, 8])])
    var new = try State(sections: [("B", [8, 6, 9]), ("new", [7]), ("A", [4, 3, 1, 2])])
    try new.reloadItems([6])
    let stages = checkedDifference(from: old, to: new).staged()
    try #require(stages.count == 4)
    #expect(stages[0].changes.sectionDeletes == [1])
    #expect(stages[0].changes.itemDeletes == [path(2, 0), path(2, 2)])
    #expect(stages[0].snapshot == (try State(sections: [("A", [1, 2, 3]), ("B", [6, 8])])))
    #expect(stages[1].changes.sectionInserts == [1])
    #expect(stages[1].changes.sectionMoves.count == 1)
    #expect(
      stages[1].snapshot
        == (try State(sections: [("B", [6, 8]), ("new", [7]), ("A", [1, 2, 3])])))
    #expect(stages[2].changes.itemInserts == [path(0, 2), path(2, 0)])
    #expect(stages[2].changes.itemMoves.count == 2)
    #expect(stages[3].changes.itemReloads == [path(0, 1)])
    #expect(stages[3].snapshot.itemIdentifiers == new.itemIdentifiers)
  }

  @Test func equalSnapshotsHaveNoStage() throws {
    let snapshot = try State(sections: [("A", [1, 2, 3])])
    #expect(snapshot.difference(from: snapshot).staged().isEmpty)
  }
}
