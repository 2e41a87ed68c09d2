/// How many identifiers two lists have in common at their starts.
@inlinable
func commonPrefix<ID: Equatable>(
  _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
) -> Int {
  let count = min(old.count, new.count)
  // A copy that was not edited shares its storage.
  if old.baseAddress == new.baseAddress { return count }
  var length = 0
  while length < count, old[length] == new[length] { length &+= 1 }
  return length
}

/// How many identifiers two lists have in common at their ends.
@inlinable
func commonSuffix<ID: Equatable>(
  _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
) -> Int {
  let count = min(old.count, new.count)
  var length = 0
  while length < count, old[old.count &- 1 &- length] == new[new.count &- 1 &- length] {
    length &+= 1
  }
  return length
}

/// Finds where the identifiers in a range of the new list stand in the old list.
///
/// The identifiers that follow the last match are tried before anything is hashed, so that only
/// what changed costs a probe. Linear.
///
/// - Parameters:
///   - expected: The part of the old list in which most of them will be found.
///   - entries: The index of the old list; not empty.
///   - oldPositions: Gets at each place of `range` the position in the old list, or -1.
@inlinable
func matchIdentifiers<ID: Hashable>(
  _ new: UnsafeBufferPointer<ID>, in range: Range<Int>, with old: UnsafeBufferPointer<ID>,
  expected: Range<Int>, entries: UnsafeBufferPointer<UInt64>,
  into oldPositions: UnsafeMutableBufferPointer<Int32>
) {
  let end = expected.upperBound
  var guess = expected.lowerBound
  // Where the order would have gone on, had the last match not jumped away from it.
  var detour = guess
  for place in range {
    let identifier = new[place]
    if guess < end, old[guess] == identifier {
      oldPositions[place] = Int32(truncatingIfNeeded: guess)
      guess &+= 1
      continue
    }
    if guess &+ 1 < end, old[guess &+ 1] == identifier {
      oldPositions[place] = Int32(truncatingIfNeeded: guess &+ 1)
      guess &+= 2
      continue
    }
    if detour < end, old[detour] == identifier {
      oldPositions[place] = Int32(truncatingIfNeeded: detour)
      guess = detour &+ 1
      continue
    }
    let position = IdentifierIndex.position(of: identifier, in: old, entries: entries)
    oldPositions[place] = Int32(truncatingIfNeeded: position)
    if position >= 0, expected.contains(position) {
      detour = guess
      guess = position &+ 1
    }
  }
}
