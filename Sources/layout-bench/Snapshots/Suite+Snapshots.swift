import Snapshots

extension Suite {
  /// The snapshots and their differences.
  ///
  /// Unless a row says otherwise, its floor hashes every identifier of both lists once and looks
  /// those of the newer one up in a table of the older one.
  static var snapshots: Suite {
    Suite(name: "snapshots", benchmarks: differences + large + editing)
  }

  private static var differences: [Benchmark] {
    let small = EditedList(5_000, deleted: 1_000, inserted: 1_000, moved: 200, scattered: true)
    let blocks = EditedList(
      100_000, deleted: 10_000, inserted: 10_000, moved: 2_000, scattered: false)
    let scattered = EditedList(
      100_000, deleted: 10_000, inserted: 10_000, moved: 2_000, scattered: true)
    return [
      difference("diff_5000", wanted: 2) { small.sections },
      difference("diff_100000", wanted: 2) { blocks.sections },
      difference("diff_strings_100000", wanted: 2) { blocks.map(uuidLikeString).sections },
      difference("diff_100000_spread", wanted: 2) { scattered.sections },
      difference("diff_strings_100000_spread", wanted: 2) {
        scattered.map(uuidLikeString).sections
      },
      Benchmark(
        "diff_100000_index_built", unit: "ms", wanted: 4, floor: floor { scattered.sections }
      ) {
        let pair = scattered.sections
        return { for _ in 0..<$0 { blackHole(try? Difference(from: pair.old, to: pair.new)) } }
      },
      difference("shuffle_100000", wanted: 10) {
        var random = SplitMix64(seed: 1)
        let list = Array(0..<100_000)
        return EditedList(old: list, new: list.shuffled(using: &random)).sections
      },
      difference("reversal_10000", wanted: 10) {
        EditedList(old: Array(0..<10_000), new: Array((0..<10_000).reversed())).sections
      },
    ]
  }

  private static var large: [Benchmark] {
    let million = Array(0..<1_000_000)
    return [
      difference("unchanged_1000000", wanted: 2, floor: comparisonFloor) {
        EditedList(old: million, new: Array(0..<1_000_000)).sections
      },
      difference("insert_front_1000000", wanted: 2, floor: comparisonFloor) {
        EditedList(old: million, new: [-1] + million).sections
      },
      Benchmark(
        "content_100000", unit: "ms", wanted: 2,
        floor: {
          let (old, new) = (Array(0..<100_000), Array(0..<100_000))
          return {
            for _ in 0..<$0 {
              blackHole(areEqual(old[...], new[...]))
              blackHole(old.indices.filter { old[$0] != new[$0] })
            }
          }
        }
      ) {
        let models = (old: Array(0..<100_000), new: Array(0..<100_000))
        guard let old = try? Snapshot(sections: [(0, models.old)]),
          let new = try? Snapshot(sections: [(0, models.new)])
        else { preconditionFailure("the lists hold duplicates") }
        return {
          for _ in 0..<$0 {
            blackHole(
              new.difference(from: old) { pairs in
                pairs.filter { models.old[$0.old] != models.new[$0.new] }
              })
          }
        }
      },
      difference("sections_1000x1000", wanted: 2) { movedSections() },
    ]
  }

  private static var editing: [Benchmark] {
    [
      moves("move_item_10000", count: 10_000),
      moves("move_item_1000000", count: 1_000_000),
      Benchmark(
        "build_1000000", unit: "ms", wanted: 2,
        floor: {
          let items = Array(0..<1_000_000)
          return { for _ in 0..<$0 { blackHole(Set(items).count) } }
        }
      ) {
        let items = Array(0..<1_000_000)
        return { for _ in 0..<$0 { blackHole(try? Snapshot(sections: [(0, items)])) } }
      },
    ]
  }

  /// The difference of two snapshots that keep their indexes.
  private static func difference<ItemID: Hashable & Sendable>(
    _ name: String, wanted: Double? = nil,
    floor: ((@escaping () -> Sections<ItemID>) -> Benchmark.Work)? = nil,
    _ make: @escaping () -> Sections<ItemID>
  ) -> Benchmark {
    Benchmark(name, unit: "ms", wanted: wanted, floor: (floor ?? self.floor)(make)) {
      let pair = make()
      guard let old = try? Snapshot(sections: pair.old),
        let new = try? Snapshot(sections: pair.new)
      else { preconditionFailure("the lists hold duplicates") }
      return { for _ in 0..<$0 { blackHole(new.difference(from: old)) } }
    }
  }

  /// Hashes every identifier once, and looks the new ones up in a table of the old ones.
  private static func floor<ItemID: Hashable & Sendable>(
    _ make: @escaping () -> Sections<ItemID>
  ) -> Benchmark.Work {
    {
      let pair = make()
      let new = pair.new.flatMap(\.1)
      let table = PlainTable(pair.old.flatMap(\.1))
      return {
        for _ in 0..<$0 {
          blackHole(table.hashAll())
          blackHole(table.numberFound(of: new))
        }
      }
    }
  }

  /// Compares the items of both lists one by one, from the end of the shorter backwards.
  private static func comparisonFloor<ItemID: Hashable & Sendable>(
    _ make: @escaping () -> Sections<ItemID>
  ) -> Benchmark.Work {
    {
      let pair = make()
      let (old, new) = (pair.old.flatMap(\.1), pair.new.flatMap(\.1))
      let count = min(old.count, new.count)
      return { for _ in 0..<$0 { blackHole(areEqual(old.suffix(count), new.suffix(count))) } }
    }
  }

  /// A thousand moves of random items in a list; the floor moves them in a plain array, whose every
  /// move costs the more, the longer the array is.
  private static func moves(_ name: String, count: Int) -> Benchmark {
    var random = SplitMix64(seed: 2)
    let steps = (0..<1_000).map { _ in
      let (item, target) = (Int(random.next() % UInt64(count)), Int(random.next() % UInt64(count)))
      return item == target ? (item, (target + 1) % count) : (item, target)
    }
    return Benchmark(
      name, unit: "µs/move", unitsPerIteration: steps.count, wanted: 1,
      floor: {
        var list = Array(0..<count)
        return {
          for _ in 0..<$0 {
            for (from, to) in steps { list.insert(list.remove(at: from), at: to) }
          }
        }
      }
    ) {
      guard var snapshot = try? Snapshot(sections: [(0, Array(0..<count))]) else {
        preconditionFailure("the list holds duplicates")
      }
      return {
        for _ in 0..<$0 {
          for (item, target) in steps { try? snapshot.moveItem(item, beforeItem: target) }
        }
        blackHole(snapshot.numberOfItems)
      }
    }
  }

  /// A thousand sections of a thousand items, of which a hundred move, and ten items in each
  /// section go to another place, every tenth of those to another section.
  private static func movedSections() -> Sections<Int> {
    var random = SplitMix64(seed: 3)
    let old = (0..<1_000).map { section in
      (section, Array(section * 1_000..<section * 1_000 + 1_000))
    }
    var new = old
    for section in new.indices {
      for step in 0..<10 {
        let item = new[section].1.remove(
          at: Int.random(in: new[section].1.indices, using: &random))
        let target = step == 0 ? Int.random(in: new.indices, using: &random) : section
        new[target].1.insert(
          item, at: Int.random(in: 0...new[target].1.count, using: &random))
      }
    }
    for _ in 0..<100 {
      let section = new.remove(at: Int.random(in: new.indices, using: &random))
      new.insert(section, at: Int.random(in: 0...new.count, using: &random))
    }
    return (old, new)
  }
}
