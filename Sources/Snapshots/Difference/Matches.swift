/// Where the identifiers of one part of a new list stand in the old list, sorted into those that
/// were found where they were expected and the others, each in the new order.
///
/// All buffers are scratch, made once for a difference and used for one part after another: 16
/// bytes an identifier in all.
@usableFromInline
struct Matches {
  /// For each place in the new list the position in the old one, or -1.
  @usableFromInline let positions: UnsafeMutableBufferPointer<Int32>
  /// From the front the new places of the expected ones, from the back those of the others.
  @usableFromInline let places: UnsafeMutableBufferPointer<Int32>
  /// The old positions of the expected ones.
  @usableFromInline let expected: UnsafeMutableBufferPointer<Int32>
  /// Room for finding out which of them moved.
  let tails: UnsafeMutableBufferPointer<Int32>
  @usableFromInline var expectedCount = 0
  @usableFromInline var otherCount = 0

  /// Divides scratch of `count + 3 * longest` elements.
  ///
  /// - Parameters:
  ///   - count: How long the new list is.
  ///   - longest: How long the longest part of it is.
  @usableFromInline
  init(scratch: UnsafeMutableBufferPointer<Int32>, count: Int, longest: Int) {
    positions = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
    let rest = UnsafeMutableBufferPointer(rebasing: scratch[count...])
    places = UnsafeMutableBufferPointer(rebasing: rest[..<longest])
    expected = UnsafeMutableBufferPointer(rebasing: rest[longest..<2 * longest])
    tails = UnsafeMutableBufferPointer(rebasing: rest[2 * longest..<3 * longest])
  }

  /// Forgets all matches but their positions.
  @inlinable
  mutating func startPart() {
    expectedCount = 0
    otherCount = 0
  }

  /// Enters one that was found where it was expected.
  @inlinable
  mutating func enter(place: Int, expectedAt position: Int) {
    let position = Int32(truncatingIfNeeded: position)
    positions[place] = position
    places[expectedCount] = Int32(truncatingIfNeeded: place)
    expected[expectedCount] = position
    expectedCount &+= 1
  }

  /// Enters one that was found elsewhere, or, at -1, nowhere.
  @inlinable
  mutating func enter(place: Int, elsewhereAt position: Int) {
    positions[place] = Int32(truncatingIfNeeded: position)
    otherCount &+= 1
    places[places.count &- otherCount] = Int32(truncatingIfNeeded: place)
  }

  /// The new places of those that were not found where they were expected, ascending.
  var others: ReversedCollection<Slice<UnsafeMutableBufferPointer<Int32>>> {
    places[(places.count - otherCount)...].reversed()
  }

  /// Finds the fewest of the expected ones that must move, so that the others have kept their
  /// order: those that are not on one longest increasing subsequence of positions.
  ///
  /// Linear when the order is nearly kept; else O(n log l), l the subsequence's length. May be
  /// asked once for each part.
  ///
  /// - Returns: Their new places, ascending; good until the next part.
  func moved() -> ReversedCollection<Slice<UnsafeMutableBufferPointer<Int32>>> {
    if isIncreasing { return tails[..<0].reversed() }
    // tails[l] is the least position that ends an increasing subsequence of l + 1 elements. Each
    // element's position makes room for the length of the longest one that it ends, less one.
    var length = 0
    var top: Int32 = -1
    for element in 0..<expectedCount {
      let position = expected[element]
      var level = length
      if position > top {
        length &+= 1
        top = position
      } else {
        level = firstTail(above: position, length: length)
        if level == length &- 1 { top = position }
      }
      tails[level] = position
      expected[element] = Int32(truncatingIfNeeded: level)
    }
    // Going back, the first element of each length is on the subsequence; all others have moved.
    var wanted = Int32(length - 1)
    var count = 0
    for element in stride(from: expectedCount - 1, through: 0, by: -1) {
      let stays = expected[element] == wanted
      tails[count] = places[element]
      count &+= stays ? 0 : 1
      wanted &-= stays ? 1 : 0
    }
    return tails[..<count].reversed()
  }

  /// Whether the expected ones kept their order.
  private var isIncreasing: Bool {
    // A step back makes a negative difference, whose sign is kept: so several are looked at at once.
    var differences: Int32 = 0
    for element in 0..<max(0, expectedCount - 1) {
      differences |= expected[element + 1] &- expected[element]
    }
    return differences >= 0
  }

  /// The length of the increasing subsequences whose tails are below a position, which is below the
  /// last tail.
  private func firstTail(above position: Int32, length: Int) -> Int {
    var first = 0
    var count = length
    while count > 1 {
      let half = count / 2
      if tails[first &+ half &- 1] < position { first &+= half }
      count &-= half
    }
    return first
  }
}
