/// A set of positions in a list, a bit each, in memory that someone else owns.
@usableFromInline
struct PositionSet {
  private let words: UnsafeMutableBufferPointer<UInt64>

  /// How many words a list of so many positions needs.
  @usableFromInline
  static func words(for count: Int) -> Int { count / 64 + 1 }

  /// Makes an empty set.
  @usableFromInline
  init(_ words: UnsafeMutableBufferPointer<UInt64>) {
    words.initialize(repeating: 0)
    self.words = words
  }

  /// Adds a position.
  func insert(_ position: Int32) {
    words[Int(position) >> 6] |= 1 << UInt64(position & 63)
  }

  /// Calls a function with each position in a range that is not in the set, ascending.
  func forEachMissing(in range: Range<Int>, _ body: (Int) -> Void) {
    var first = range.lowerBound
    while first < range.upperBound {
      let word = first >> 6
      let next = min(word * 64 + 64, range.upperBound)
      var missing = ~words[word] & (UInt64.max << UInt64(first & 63))
      if next < word * 64 + 64 { missing &= ~(UInt64.max << UInt64(next & 63)) }
      while missing != 0 {
        body(word * 64 + missing.trailingZeroBitCount)
        missing &= missing - 1
      }
      first = next
    }
  }
}
