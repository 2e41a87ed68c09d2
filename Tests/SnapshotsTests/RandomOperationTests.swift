import Snapshots
import TestSupport
import Testing

/// Seeded runs of operations, after each of which a snapshot must say what the model says.
@Suite struct RandomOperationTests {
  /// An identifier with few hashes, so that nearly all collide.
  struct Colliding: Hashable, Sendable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  @Test(arguments: seeds(100)) func operationsAgreeWithTheModel(seed: UInt64) throws {
    try run(seed: seed, steps: 60) { Int.random(in: 0..<12, using: &$0) }
  }

  @Test(arguments: seeds(40)) func collidingIdentifiersAgreeWithTheModel(seed: UInt64) throws {
    try run(seed: seed, steps: 60) { Colliding(number: Int.random(in: 0..<16, using: &$0)) }
  }

  @Test(arguments: seeds(10)) func longRunsAgreeWithTheModel(seed: UInt64) throws {
    try run(seed: seed, steps: 300) { "\(Int.random(in: 0..<60, using: &$0))" }
  }

  private func run<ID: Hashable & Sendable>(
    seed: UInt64, steps: Int, drawing id: (inout SplitMix64) -> ID
  ) throws {
    var random = SplitMix64(seed: seed)
    var snapshot = Snapshot<ID, ID>()
    var model = SnapshotModel(snapshot)
    for step in 0..<steps {
      let operation = SnapshotOperation(drawing: id, using: &random)
      let before = snapshot
      let expected = Result { () throws(SnapshotError<ID, ID>) in try operation.apply(to: &model) }
      let actual = Result { () throws(SnapshotError<ID, ID>) in
        try operation.apply(to: &snapshot)
      }
      let trace = "seed \(seed), step \(step): \(operation)"
      #expect(actual == expected, "\(trace)")
      let result = SnapshotModel(snapshot)
      try #require(result == model, "\(trace)")
      if case .failure = actual { #expect(snapshot == before, "\(trace)") }
      checkQueries(snapshot, model, trace)
      if step % 7 == 0 {
        _ = checkedDifference(from: before, to: snapshot, trace)
        _ = checkedDifference(from: snapshot, to: before, trace)
        let rebuilt = try Snapshot(sections: model.sections.map { ($0.id, $0.items) })
        #expect(rebuilt.hasSameItems(as: snapshot), "\(trace)")
      }
      // A flat copy goes on from time to time, as after an apply.
      if step % 23 == 22 {
        let flat = snapshot.difference(from: before).finalSnapshot
        #expect(flat.hasSameItems(as: snapshot), "\(trace)")
        snapshot = flat
        model = SnapshotModel(snapshot)
      }
    }
  }

  private func checkQueries<ID>(
    _ snapshot: Snapshot<ID, ID>, _ model: SnapshotModel<ID>, _ trace: String
  ) {
    let items = model.sections.flatMap(\.items)
    #expect(snapshot.numberOfSections == model.sections.count, "\(trace)")
    #expect(snapshot.numberOfItems == items.count, "\(trace)")
    #expect(snapshot.sectionIdentifiers == model.sections.map(\.id), "\(trace)")
    #expect(snapshot.itemIdentifiers == items, "\(trace)")
    var position = 0
    for (number, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.id) == number, "\(trace)")
      #expect(snapshot.numberOfItems(inSectionAt: number) == section.items.count, "\(trace)")
      for (place, item) in section.items.enumerated() {
        let path = ItemPath(section: number, item: place)
        #expect(snapshot.indexOfItem(item) == position, "\(trace)")
        #expect(snapshot.indexPath(for: item) == path, "\(trace)")
        #expect(snapshot.itemIdentifier(for: path) == item, "\(trace)")
        #expect(snapshot.sectionIdentifier(containingItem: item) == section.id, "\(trace)")
        position += 1
      }
      let end = ItemPath(section: number, item: section.items.count)
      #expect(snapshot.itemIdentifier(for: end) == nil, "\(trace)")
    }
  }
}

extension Snapshot {
  /// Whether both hold the same items in the same sections, whatever is marked.
  fileprivate func hasSameItems(as other: Self) -> Bool {
    sectionIdentifiers == other.sectionIdentifiers
      && sectionIdentifiers.indices.allSatisfy {
        itemIdentifiers(inSectionAt: $0) == other.itemIdentifiers(inSectionAt: $0)
      }
  }
}
