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

/// Finds where the identifiers in a part of the new list stand in the old list.
///
/// The identifiers that follow the last match are tried before anything is hashed, so that only
/// what changed costs a probe. Linear.
///
/// - Parameters:
///   - expected: The part of the old list in which most of them will be found.
///   - entries: The index of the old list; not empty.
@inlinable
func matchIdentifiers<ID: Hashable>(
  _ new: UnsafeBufferPointer<ID>, in part: Range<Int>, with old: UnsafeBufferPointer<ID>,
  expected: Range<Int>, entries: UnsafeBufferPointer<UInt64>, into result: inout Matches
) {
  // A local copy, which is kept in registers.
  var matches = result
  defer { result = matches }
  let end = expected.upperBound
  var guess = expected.lowerBound
  // Where the order would have gone on, had the last match not jumped away from it.
  var detour = guess
  for place in part {
    let identifier = new[place]
    if guess < end, old[guess] == identifier {
      matches.enter(place: place, expectedAt: guess)
      guess &+= 1
      continue
    }
    if guess &+ 1 < end, old[guess &+ 1] == identifier {
      matches.enter(place: place, expectedAt: guess &+ 1)
      guess &+= 2
      continue
    }
    if detour < end, old[detour] == identifier {
      matches.enter(place: place, expectedAt: detour)
      guess = detour &+ 1
      continue
    }
    let position = IdentifierIndex.position(of: identifier, in: old, entries: entries)
    if expected.contains(position) {
      matches.enter(place: place, expectedAt: position)
      detour = guess
      guess = position &+ 1
    } else {
      matches.enter(place: place, elsewhereAt: position)
    }
  }
}
