/// An older and a newer state, as lists of sections.
typealias Sections<ItemID> = (old: [(Int, [ItemID])], new: [(Int, [ItemID])])

/// A list before and after edits.
struct EditedList<ItemID> {
  var old: [ItemID]
  var new: [ItemID]

  /// Both lists as the only section of a snapshot.
  var sections: Sections<ItemID> { ([(0, old)], [(0, new)]) }

  func map<Other>(_ transform: (ItemID) -> Other) -> EditedList<Other> {
    EditedList<Other>(old: old.map(transform), new: new.map(transform))
  }
}

extension EditedList<Int> {
  /// A list of numbers of which some are deleted, some inserted and some moved: in three blocks, or
  /// scattered over all of it.
  init(_ count: Int, deleted: Int, inserted: Int, moved: Int, scattered: Bool) {
    var random = SplitMix64(seed: UInt64(count))
    old = Array(0..<count)
    let fresh = count..<count + inserted
    guard scattered else {
      new = old
      let block = count * 3 / 5..<count * 3 / 5 + moved
      new[block].shuffle(using: &random)
      new.insert(contentsOf: fresh, at: count * 2 / 5)
      new.removeSubrange(count / 5..<count / 5 + deleted)
      return
    }
    let order = old.shuffled(using: &random)
    let gone = Set(order.prefix(deleted + moved))
    let arrivals = Array(order[deleted..<deleted + moved]) + Array(fresh)
    // Each arrival is put before an item that stays, or at the end.
    var before: [Int: [Int]] = [:]
    for item in arrivals {
      before[Int.random(in: 0...count, using: &random), default: []].append(item)
    }
    new = []
    for item in 0...count {
      new += before[item] ?? []
      if item < count, !gone.contains(item) { new.append(item) }
    }
  }
}

/// A string of 36 characters, as services use for identifiers.
func uuidLikeString(_ number: Int) -> String {
  var random = SplitMix64(seed: UInt64(bitPattern: Int64(number)))
  let digits = String(random.next(), radix: 16) + String(random.next(), radix: 16)
  return String((digits + String(repeating: "0", count: 36)).prefix(36))
}

/// A small generator of random numbers that gives the same ones for the same seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
