import Snapshots
import TestSupport
import Testing

/// Seeded pairs of snapshots by the thousand: small ones against every possible choice of moves,
/// large ones by replay.
@Suite struct RandomDifferenceTests {
  @Test(arguments: seeds(8)) func flatPairsMoveTheFewest(batch: UInt64) throws {
    for seed in batch * 500..<batch * 500 + 500 {
      var random = SplitMix64(seed: seed)
      let pool = Array(0..<Int.random(in: 1...9, using: &random)).shuffled(using: &random)
      let old = pool.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      var new = pool.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      if Bool.random(using: &random) { new.shuffle(using: &random) }
      let difference = try checkedDifference(
        from: Snapshot(sections: [("s", old)]), to: Snapshot(sections: [("s", new)]),
        "seed \(seed)")
      let common = new.compactMap { old.firstIndex(of: $0) }
      #expect(
        difference.changes.itemMoves.count == common.count - longestByTryingAll(common),
        "seed \(seed)")
    }
  }

  @Test(arguments: seeds(8)) func sectionedPairsAreValid(batch: UInt64) throws {
    for seed in batch * 500..<batch * 500 + 500 {
      var random = SplitMix64(seed: seed)
      let old = sections(sections: 5, items: 12, using: &random)
      let new = sections(sections: 5, items: 12, using: &random)
      let difference = try checkedDifference(
        from: Snapshot(sections: old), to: Snapshot(sections: new), "seed \(seed)")
      let order = new.compactMap { section in old.firstIndex { $0.0 == section.0 } }
      #expect(
        difference.changes.sectionMoves.count == order.count - longestByTryingAll(order),
        "seed \(seed)")
    }
  }

  @Test(arguments: seeds(20)) func largePairsReplay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 30
    var old = (0..<count).map { section in
      (section, (0..<Int.random(in: 0...400, using: &random)).map { section * 1000 + $0 })
    }
    old.shuffle(using: &random)
    var new = old
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      edit(&new, using: &random)
    }
    let difference = try checkedDifference(
      from: Snapshot(sections: old), to: Snapshot(sections: new), "seed \(seed)")
    #expect(difference == (try Difference(from: old, to: new)), "seed \(seed)")
  }

  /// Sections with names and items drawn from two small pools.
  private func sections(
    sections: Int, items: Int, using random: inout SplitMix64
  ) -> [(Int, [Int])] {
    let names = (0..<sections).shuffled(using: &random)
      .prefix(Int.random(in: 0...sections, using: &random))
    var pool =
      Bool.random(using: &random)
      ? Array(0..<items) : Array(0..<items).shuffled(using: &random)
    pool.removeLast(Int.random(in: 0...items / 2, using: &random))
    var result: [(Int, [Int])] = []
    for name in names {
      let count = Int.random(in: 0...pool.count, using: &random)
      result.append((name, Array(pool.suffix(count))))
      pool.removeLast(count)
    }
    return result
  }

  /// One random step of a large change.
  private func edit(_ sections: inout [(Int, [Int])], using random: inout SplitMix64) {
    let place = Int.random(in: 0..<sections.count, using: &random)
    let other = Int.random(in: 0..<sections.count, using: &random)
    switch Int.random(in: 0..<40, using: &random) {
    case 0: sections.insert(sections.remove(at: place), at: other)
    case 1: sections.insert((Int.random(in: Int.min...(-1), using: &random), []), at: place)
    case 2: if sections.count > 2 { sections.remove(at: place) }
    case 3: sections[place].1.reverse()
    case 4..<12:
      sections[place].1.insert(
        Int.random(in: 100_000...Int.max, using: &random),
        at: Int.random(in: 0...sections[place].1.count, using: &random))
    case 12..<20:
      if let item = sections[place].1.indices.randomElement(using: &random) {
        sections[place].1.remove(at: item)
      }
    default:
      if let from = sections[place].1.indices.randomElement(using: &random) {
        let item = sections[place].1.remove(at: from)
        sections[other].1.insert(
          item, at: Int.random(in: 0...sections[other].1.count, using: &random))
      }
    }
  }

  /// The length of the longest increasing choice among all choices.
  private func longestByTryingAll(_ numbers: [Int]) -> Int {
    (0..<1 << numbers.count).reduce(0) { longest, choice in
      let chosen = numbers.indices.filter { choice >> $0 & 1 == 1 }.map { numbers[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? max(longest, chosen.count) : longest
    }
  }
}
