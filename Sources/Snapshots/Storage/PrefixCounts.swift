/// A list of counts whose sum before any place, and whose change at any place, cost O(log n): a
/// Fenwick tree.
struct PrefixCounts: Sendable {
  private var sums: [Int32]

  /// Makes a list from its counts; linear.
  init(_ counts: some Sequence<Int>) {
    sums = [0] + counts.map { Int32($0) }
    for place in sums.indices.dropFirst() {
      let next = place + (place & -place)
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  /// The sum of the counts before a place.
  func sum(before place: Int) -> Int {
    var sum: Int32 = 0
    var place = place
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return Int(sum)
  }

  /// Adds to the count at a place.
  mutating func add(_ amount: Int32, at place: Int) {
    var place = place + 1
    while place < sums.count {
      sums[place] += amount
      place += place & -place
    }
  }
}
