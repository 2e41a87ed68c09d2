/// A small seeded generator, so that a property test can be repeated from the seed it prints.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator; the same seed gives the same numbers everywhere.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of the range.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True once in so many times, on average.
  public mutating func oneIn(_ times: Int) -> Bool { int(in: 1...times) == 1 }

  /// One of the elements; the collection must not be empty.
  public mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements)
    -> Elements.Element
  {
    elements[elements.index(elements.startIndex, offsetBy: int(in: 0...(elements.count - 1)))]
  }
}
