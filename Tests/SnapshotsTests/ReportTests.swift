import Snapshots
import Testing

/// What users of other frameworks reported, each with the value that is right here; where that is
/// not what the report asks for, the test says which rule decides.
@Suite struct ReportTests {
  /// A model whose `==` and `hash` look at its id only.
  struct Model: Hashable, Sendable {
    var id: Int
    var content: String

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private func flat<ItemID>(_ items: [ItemID]) throws -> Snapshot<String, ItemID> {
    try Snapshot(sections: [("s", items)])
  }

  @Test("N-02: a fixed section with three equal rows") func n02() throws {
    let old = [("F", ["x", "x", "x"]), ("D", ["1", "2"])]
    let new = [("F", ["x", "x", "x"]), ("D", ["2", "1", "3"])]
    let paths = (0..<3).map { ItemPath(section: 0, item: $0) }
    let error = #expect(throws: DifferenceError<String, String>.self) {
      try Difference(from: old, to: new)
    }
    for report in [error?.initial, error?.final] {
      #expect(report?.sections == [])
      #expect(report?.items == [Duplicate(identifier: "x", places: paths)])
    }
    let changes = checkedDifference(
      from: Snapshot(keepingFirst: old), to: Snapshot(keepingFirst: new)
    ).changes
    #expect(changes.itemInserts == [ItemPath(section: 1, item: 2)])
    #expect(changes.itemMoves.count == 1)
    #expect(changes.itemMoves.allSatisfy { $0.from.section == 1 && $0.to.section == 1 })
    #expect(changes.itemDeletes.isEmpty)
  }

  @Test("N-03: identifiers that change after the snapshot was built") func n03() throws {
    var models = [Model(id: 1, content: "a"), Model(id: 2, content: "b")]
    let old = try flat(models.map(\.id))
    for place in models.indices { models[place].id = 0 }
    let changes = checkedDifference(from: old, to: try flat([])).changes
    #expect(changes.itemDeletes.map(\.item) == [0, 1])
    let error = #expect(throws: DifferenceError<String, Int>.self) {
      try Difference(from: [("s", models.map(\.id))], to: [("s", [])])
    }
    #expect(error?.initial?.items.map(\.identifier) == [0])
    #expect(error?.final == nil)
  }

  @Test("N-04: a page that repeats the first rows") func n04() throws {
    let pages = [Array(1...20), Array(18...37)]
    let error = #expect(throws: DuplicateIdentifiers<String, Int>.self) {
      try flat(pages[0] + pages[1])
    }
    #expect(error?.items.map(\.identifier) == [18, 19, 20])
    let new = Snapshot(keepingFirst: [("s", pages[0] + pages[1])])
    #expect(new.itemIdentifiers == Array(1...37))
    let changes = checkedDifference(from: try flat(pages[0]), to: new).changes
    #expect(changes.itemInserts.map(\.item) == Array(20...36))
    #expect(changes.itemMoves.isEmpty && changes.itemDeletes.isEmpty)
    // Appended as an operation, the repeated rows move, as the real framework does it, and are
    // named (snapshots 2.3).
    var appended = try flat(pages[0])
    #expect(try appended.appendItems(pages[1]) == [18, 19, 20])
    #expect(appended.itemIdentifiers == Array(1...17) + Array(18...37))
  }

  @Test("N-05: a section's own content changes") func n05() throws {
    let old = try Snapshot(sections: [("s", [1])])
    #expect(checkedDifference(from: old, to: old).changes.isEmpty)
    let headers = (old: ["A"], new: ["B"])
    let difference = old.difference(from: old) { _ in
      []
    } changedSections: { pairs in
      pairs.filter { headers.old[$0.old] != headers.new[$0.new] }
    }
    check(difference)
    var expected = Changes()
    expected.sectionReconfigures = [0]
    #expect(difference.changes == expected)
    let renamed = checkedDifference(from: old, to: try Snapshot(sections: [("B", [1])])).changes
    #expect(renamed.sectionDeletes == [0] && renamed.sectionInserts == [0])
    #expect(renamed.itemDeletes.isEmpty && renamed.itemInserts.isEmpty)
  }

  @Test("N-06: equality ignores a field, and the new model must be kept all the same")
  func n06() throws {
    var source = DiffableDataSource<String, Model>()
    source.apply(try flat([Model(id: 1, content: "3 likes")]))
    let difference = source.apply(try flat([Model(id: 1, content: "4 likes")]))
    check(difference)
    #expect(difference.changes.isEmpty)
    #expect(source.snapshot.itemIdentifiers.map(\.content) == ["4 likes"])
  }

  @Test("N-07: one section goes from one row to none") func n07() throws {
    let rows = Array(10..<20)
    let difference = checkedDifference(
      from: try Snapshot(sections: [("a", [1]), ("b", rows)]),
      to: try Snapshot(sections: [("a", []), ("b", rows)]))
    var expected = Changes()
    expected.itemDeletes = [ItemPath(section: 0, item: 0)]
    #expect(difference.changes == expected)
    #expect(difference.finalSnapshot.numberOfSections == 2)
    #expect(try difference.finalSnapshot.numberOfItems(inSection: "a") == 0)
    #expect(try difference.finalSnapshot.numberOfItems(inSection: "b") == 10)
  }

  /// The report updates first, at old places, and moves two rows.
  ///
  /// Here updates come last, at new places (snapshots 4 and 7.4), and one move is enough
  /// (snapshots 7.3).
  @Test("N-09: one row changes while another moves") func n09() throws {
    let (old, new) = (try flat([1, 2, 3]), try flat([2, 3, 1]))
    let content = (old: ["1a", "2a", "3a"], new: ["2b", "3a", "1a"])
    let difference = new.difference(from: old) { pairs in
      pairs.filter { content.old[$0.old] != content.new[$0.new] }
    }
    check(difference)
    let stages = difference.staged()
    #expect(stages.count == 2)
    #expect(
      stages.first?.changes.itemMoves == [
        Changes.ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 2))
      ])
    #expect(stages.last?.changes.itemReconfigures == [ItemPath(section: 0, item: 0)])
  }

  @Test("N-10: sections change while a row moves between them") func n10() throws {
    let old = try Snapshot(sections: [("A", [1, 2]), ("B", [3])])
    let new = try Snapshot(sections: [("A", [1]), ("B", [3, 2])])
    let difference = new.difference(from: old, changedItems: { _ in [] }, changedSections: { $0 })
    check(difference)
    let stages = difference.staged()
    #expect(stages.count == 2)
    #expect(
      stages.first?.changes.itemMoves == [
        Changes.ItemMove(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 1, item: 1))
      ])
    #expect(stages.first?.snapshot.itemIdentifiers == [1, 3, 2])
    #expect(stages.first?.changes.sectionReconfigures == [])
    #expect(stages.last?.changes.sectionReconfigures == [0, 1])
  }

  @Test("N-11: a row goes to a section that is not there yet") func n11() throws {
    let stages = checkedDifference(
      from: try Snapshot(sections: [("A", [1, 2])]),
      to: try Snapshot(sections: [("A", [1]), ("B", [2])])
    ).staged()
    #expect(stages.count == 2)
    #expect(stages.first?.changes.itemDeletes == [ItemPath(section: 0, item: 1)])
    #expect(stages.first?.snapshot.itemIdentifiers == [1])
    #expect(stages.last?.changes.sectionInserts == [1])
    #expect(stages.last?.changes.itemInserts == [])
    #expect(stages.last?.snapshot.itemIdentifiers == [1, 2])
  }

  /// The report wants two stages.
  ///
  /// With no section that comes, goes or moves, one batch is safe (snapshots 7.4).
  @Test("N-12: a row is replaced") func n12() throws {
    let stages = checkedDifference(
      from: try Snapshot(sections: [("s1", [1, 2]), ("s2", [3])]),
      to: try Snapshot(sections: [("s1", [1, 2]), ("s2", [4])])
    ).staged()
    #expect(stages.count == 1)
    #expect(stages.first?.changes.itemDeletes == [ItemPath(section: 1, item: 0)])
    #expect(stages.first?.changes.itemInserts == [ItemPath(section: 1, item: 0)])
    #expect(stages.first?.snapshot.itemIdentifiers == [1, 2, 4])
  }

  @Test("N-13: a reload takes only the identity") func n13() throws {
    let old = try flat([Model(id: 7, content: "off")])
    var new = old
    try new.reloadItems([Model(id: 7, content: "on")])
    #expect(new.itemIdentifiers.map(\.content) == ["off"])
    #expect(new.reloadedItemIdentifiers.map(\.content) == ["off"])
    let changes = checkedDifference(from: old, to: new).changes
    #expect(changes.itemReloads == [ItemPath(section: 0, item: 0)])
    let unknown = Model(id: 8, content: "")
    #expect(throws: SnapshotError<String, Model>.unknownItem(unknown)) {
      try new.reloadItems([unknown])
    }
  }

  @Test("N-14: saved state with the same tile twice") func n14() throws {
    let shown = try Snapshot(sections: [("tiles", ["t1", "t2"])])
    var source = DiffableDataSource<String, String>()
    source.apply(shown)
    let error = #expect(throws: DuplicateIdentifiers<String, String>.self) {
      source.apply(try Snapshot(sections: [("tiles", ["t1", "t2", "t1"])]))
    }
    let places = [ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 2)]
    #expect(error?.items == [Duplicate(identifier: "t1", places: places)])
    #expect(error.map { "\($0)" } == "duplicate identifiers: item t1 at 0.0, 0.2")
    #expect(source.snapshot == shown)
  }

  /// The report wants the broken contract named.
  ///
  /// Here it is the caller's to keep (snapshots 1 and
  /// 6), and what is not looked up is compared by `==` alone: the item stays, without the flash of
  /// a delete and an insert at the same place.
  @Test("N-16: equality compares fewer fields than the hash") func n16() throws {
    struct Broken: Hashable, Sendable {
      var id: Int
      var balance: Int
      static func == (first: Self, second: Self) -> Bool { first.id == second.id }
      func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(balance)
      }
    }
    // Not through the checker, whose own tables need the contract.
    let new = try flat([Broken(id: 1, balance: 5)])
    let changes = new.difference(from: try flat([Broken(id: 1, balance: 0)])).changes
    #expect(changes.isEmpty)
  }

  @Test("N-17: two identifiers with one hash") func n17() throws {
    struct Colliding: Hashable, Sendable {
      var name: String
      func hash(into hasher: inout Hasher) {}
    }
    let changes = checkedDifference(
      from: try flat([Colliding(name: "p")]), to: try flat([Colliding(name: "q")])
    ).changes
    #expect(changes.itemDeletes == [ItemPath(section: 0, item: 0)])
    #expect(changes.itemInserts == [ItemPath(section: 0, item: 0)])
  }

  @Test("N-18: two kinds of model with one id") func n18() throws {
    enum Item: Hashable, Sendable {
      case user(Int)
      case offer(Int)
    }
    let snapshot = try flat([Item.user(0), .offer(0)])
    #expect(snapshot.numberOfItems == 2)
    #expect(snapshot.indexOfItem(.offer(0)) == 1)
  }

  @Test("N-19: snapshots built on other threads are applied in the order of submission")
  func n19() async throws {
    actor Screen {
      private var source = DiffableDataSource<String, Int>()
      private(set) var applied: [Difference<String, Int>] = []
      func apply(_ snapshot: Snapshot<String, Int>) {
        applied.append(source.apply(snapshot))
      }
    }
    let screen = Screen()
    let lists = [[1, 2, 3], [3, 1], [4, 3]]
    for list in lists {
      await screen.apply(try await Task.detached { try Snapshot(sections: [("s", list)]) }.value)
    }
    let applied = await screen.applied
    #expect(applied.map(\.finalSnapshot.itemIdentifiers) == lists)
    for (before, after) in zip(applied, applied.dropFirst()) {
      #expect(after.initialSnapshot == before.finalSnapshot)
      check(after)
    }
  }

  @Test("N-21: a row is dragged, then the first row is deleted") func n21() throws {
    var snapshot = try flat(["a", "b", "c"])
    try snapshot.moveItem("a", afterItem: "c")
    #expect(snapshot.itemIdentifiers == ["b", "c", "a"])
    let first = snapshot.itemIdentifier(for: ItemPath(section: 0, item: 0))
    snapshot.deleteItems([try #require(first)])
    #expect(snapshot.itemIdentifiers == ["c", "a"])
  }

  @Test("N-22: an item keeps its id and changes its name") func n22() throws {
    struct Value: Hashable, Sendable {
      var id: Int
      var name: String
    }
    let byValue = checkedDifference(
      from: try flat([Value(id: 1, name: "Test")]), to: try flat([Value(id: 1, name: "Changed")])
    ).changes
    #expect(byValue.itemDeletes.count == 1 && byValue.itemInserts.count == 1)
    let old = try flat([Model(id: 1, content: "Test")])
    var new = try flat([Model(id: 1, content: "Changed")])
    #expect(checkedDifference(from: old, to: new).changes.isEmpty)
    try new.reconfigureItems(new.itemIdentifiers)
    let byID = checkedDifference(from: old, to: new).changes
    #expect(byID.itemReconfigures == [ItemPath(section: 0, item: 0)])
    #expect(byID.itemDeletes.isEmpty && byID.itemInserts.isEmpty)
  }
}
