/// The bit that tells a position whose element moved from one whose element stayed; positions are
/// below it, since a snapshot holds fewer than 2^30 identifiers.
@usableFromInline let movedBit: Int32 = 1 << 30

/// Finds the fewest elements that must move, and marks them.
///
/// `oldPositions` holds, in the new order, where each element stood before; those outside of
/// `range` have no part in it. Those inside that are not on one longest increasing subsequence get
/// `movedBit`. Linear when the order is nearly kept; else O(n log l), l the subsequence's length.
///
/// - Parameter scratch: Room for twice as many elements as `oldPositions` has.
@usableFromInline
func markMoves(
  in oldPositions: UnsafeMutableBufferPointer<Int32>, within range: Range<Int32>,
  scratch: UnsafeMutableBufferPointer<Int32>
) {
  if isIncreasing(oldPositions, within: range) { return }
  // tails[l] is the place of the element with the least position that ends an increasing
  // subsequence of l + 1 elements; previous[i] is the place before i on the best one that i ends.
  let count = oldPositions.count
  let tails = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
  let previous = UnsafeMutableBufferPointer(rebasing: scratch[count..<2 * count])
  var length = 0
  for place in 0..<count where range.contains(oldPositions[place]) {
    let position = oldPositions[place]
    var low = length
    if length > 0, oldPositions[Int(tails[length - 1])] > position {
      low = 0
      var high = length - 1
      while low < high {
        let middle = (low + high) / 2
        if oldPositions[Int(tails[middle])] < position { low = middle + 1 } else { high = middle }
      }
    }
    previous[place] = low > 0 ? tails[low - 1] : -1
    tails[low] = Int32(place)
    if low == length { length += 1 }
  }
  // Going back along the subsequence, everything between two of its elements has moved.
  var staying = length > 0 ? Int(tails[length - 1]) : -1
  for place in stride(from: count - 1, through: 0, by: -1)
  where range.contains(oldPositions[place]) {
    if place == staying {
      staying = Int(previous[place])
    } else {
      oldPositions[place] |= movedBit
    }
  }
}

private func isIncreasing(
  _ positions: UnsafeMutableBufferPointer<Int32>, within range: Range<Int32>
) -> Bool {
  var last: Int32 = -1
  for position in positions where range.contains(position) {
    if position < last { return false }
    last = position
  }
  return true
}
