/// A hash table from identifiers to the positions at which they stand in an array kept elsewhere.
///
/// An entry is 8 bytes: 32 bits of the identifier's hash, so that almost no wrong identifier is ever
/// compared, and the position plus one; zero is a free entry. Where an entry belongs follows from
/// its 32 bits alone, so the table grows without hashing anything again.
@usableFromInline
struct IdentifierIndex: Sendable {
  @usableFromInline var entries: [UInt64] = []
  @usableFromInline var count = 0

  @inlinable
  init() {}

  /// The 32 bits of an identifier's hash that the table keeps.
  @inlinable
  static func tag(of identifier: some Hashable) -> UInt32 {
    UInt32(truncatingIfNeeded: identifier.hashValue)
  }

  /// The entry at which the search for a tag begins.
  @inlinable
  static func home(of tag: UInt32, capacity: Int) -> Int {
    Int((UInt64(tag) &* UInt64(capacity)) &>> 32)
  }

  @inlinable
  static func entry(tag: UInt32, position: Int) -> UInt64 {
    UInt64(tag) &<< 32 | UInt64(truncatingIfNeeded: position &+ 1)
  }

  @inlinable
  static func position(of entry: UInt64) -> Int {
    Int(entry & 0xffff_ffff) &- 1
  }

  @inlinable
  static func tag(of entry: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: entry &>> 32)
  }

  /// Makes room for as many identifiers, so that adding them does not grow the table again.
  @usableFromInline
  mutating func reserve(_ wanted: Int) {
    precondition(wanted < 1 << 30, "a snapshot holds fewer than 2^30 identifiers")
    guard wanted * 8 > entries.count * 5 else { return }
    // At most five eighths full, half full when made at once: 12.8 to 19.2 bytes an identifier.
    let capacity = max(
      8, entries.isEmpty ? wanted * 2 : max(wanted * 8 / 5 + 1, entries.count * 3 / 2))
    var grown = [UInt64](repeating: 0, count: capacity)
    grown.withUnsafeMutableBufferPointer { grown in
      for entry in entries where entry != 0 {
        var place = IdentifierIndex.home(of: IdentifierIndex.tag(of: entry), capacity: capacity)
        while grown[place] != 0 { place = place &+ 1 == capacity ? 0 : place &+ 1 }
        grown[place] = entry
      }
    }
    entries = grown
  }

  /// The position of an identifier in `identifiers`, or nil.
  @inlinable
  func position<ID: Hashable>(of identifier: ID, in identifiers: [ID]) -> Int? {
    guard count > 0 else { return nil }
    let position = entries.withUnsafeBufferPointer { entries in
      identifiers.withUnsafeBufferPointer { identifiers in
        IdentifierIndex.position(of: identifier, in: identifiers, entries: entries)
      }
    }
    return position < 0 ? nil : position
  }

  /// The position of an identifier, or a negative number; the table must not be empty.
  @inlinable
  static func position<ID: Hashable>(
    of identifier: ID, in identifiers: UnsafeBufferPointer<ID>,
    entries: UnsafeBufferPointer<UInt64>
  ) -> Int {
    let tag = tag(of: identifier)
    let capacity = entries.count
    var place = home(of: tag, capacity: capacity)
    while true {
      let entry = entries[place]
      if entry == 0 { return -1 }
      if self.tag(of: entry) == tag {
        let position = position(of: entry)
        if identifiers[position] == identifier { return position }
      }
      place = place &+ 1 == capacity ? 0 : place &+ 1
    }
  }

  /// Enters the identifiers from a position on, and says how many were entered before one that is
  /// already there stopped it.
  ///
  /// - Returns: The number entered, and the position of the one that is already there.
  @inlinable
  mutating func append<ID: Hashable>(
    _ identifiers: [ID], from start: Int
  ) -> (entered: Int, existing: Int?) {
    let end = identifiers.count
    reserve(count + end - start)
    let existing = entries.withUnsafeMutableBufferPointer { entries in
      identifiers.withUnsafeBufferPointer { identifiers in
        IdentifierIndex.insert(start..<end, of: identifiers, into: entries)
      }
    }
    let entered = (existing?.position ?? end) - start
    count += entered
    return (entered, existing?.existing)
  }

  /// Enters identifiers until one is there already; gives back both positions of that one.
  ///
  /// Works in blocks: the places of a whole block are read before any is written, so that the waits
  /// for memory overlap.
  @inlinable
  static func insert<ID: Hashable>(
    _ range: Range<Int>, of identifiers: UnsafeBufferPointer<ID>,
    into entries: UnsafeMutableBufferPointer<UInt64>
  ) -> (position: Int, existing: Int)? {
    let block = 16
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: block) { tags in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: block) { firsts in
        var start = range.lowerBound
        while start < range.upperBound {
          let count = min(block, range.upperBound &- start)
          for offset in 0..<count {
            tags[offset] = tag(of: identifiers[start &+ offset])
            firsts[offset] = entries[home(of: tags[offset], capacity: entries.count)]
          }
          for offset in 0..<count {
            let existing = insert(
              start &+ offset, tag: tags[offset], first: firsts[offset], of: identifiers,
              into: entries)
            if existing >= 0 { return (start &+ offset, existing) }
          }
          start &+= count
        }
        return nil
      }
    }
  }

  /// Enters the identifier at one position; it must not be there yet.
  @inlinable
  mutating func insert<ID: Hashable>(_ position: Int, of identifiers: [ID]) {
    reserve(count + 1)
    entries.withUnsafeMutableBufferPointer { entries in
      identifiers.withUnsafeBufferPointer { identifiers in
        _ = IdentifierIndex.insert(
          position, tag: IdentifierIndex.tag(of: identifiers[position]), first: 0,
          of: identifiers, into: entries)
      }
    }
    count += 1
  }

  /// Enters the identifier at one position unless an equal one is there, whose position it returns;
  /// a negative number says that it was entered.
  ///
  /// - Parameter first: The entry at the tag's home, as it was read before; zero if it may have been
  ///   written since.
  @inlinable
  static func insert<ID: Hashable>(
    _ position: Int, tag: UInt32, first: UInt64, of identifiers: UnsafeBufferPointer<ID>,
    into entries: UnsafeMutableBufferPointer<UInt64>
  ) -> Int {
    let capacity = entries.count
    var place = home(of: tag, capacity: capacity)
    var entry = first != 0 ? first : entries[place]
    while entry != 0 {
      if self.tag(of: entry) == tag {
        let existing = self.position(of: entry)
        if identifiers[existing] == identifiers[position] { return existing }
      }
      place = place &+ 1 == capacity ? 0 : place &+ 1
      entry = entries[place]
    }
    entries[place] = self.entry(tag: tag, position: position)
    return -1
  }

  /// Takes out the entry of an identifier that stands at a position.
  @inlinable
  mutating func remove(_ identifier: some Hashable, at position: Int) {
    remove(tag: IdentifierIndex.tag(of: identifier), position: position)
  }

  @usableFromInline
  mutating func remove(tag: UInt32, position: Int) {
    let sought = IdentifierIndex.entry(tag: tag, position: position)
    let capacity = entries.count
    var free = IdentifierIndex.home(of: tag, capacity: capacity)
    while entries[free] != sought {
      precondition(entries[free] != 0, "an identifier's hash changed while a snapshot held it")
      free = free + 1 == capacity ? 0 : free + 1
    }
    // Entries behind the hole move into it, as long as that brings them no further than home; so a
    // search may always stop at a free entry.
    var place = free
    while true {
      place = place + 1 == capacity ? 0 : place + 1
      let entry = entries[place]
      if entry == 0 { break }
      let home = IdentifierIndex.home(of: IdentifierIndex.tag(of: entry), capacity: capacity)
      let fromHome = place >= home ? place - home : place - home + capacity
      let fromHole = place >= free ? place - free : place - free + capacity
      if fromHome >= fromHole {
        entries[free] = entry
        free = place
      }
    }
    entries[free] = 0
    count -= 1
  }

  /// Gives every identifier the position that stands for its old one in `positions`.
  @usableFromInline
  mutating func renumber(_ positions: [Int32]) {
    entries.withUnsafeMutableBufferPointer { entries in
      for place in entries.indices where entries[place] != 0 {
        let entry = entries[place]
        let position = positions[IdentifierIndex.position(of: entry)]
        entries[place] = IdentifierIndex.entry(
          tag: IdentifierIndex.tag(of: entry), position: Int(position))
      }
    }
  }

  /// Takes everything out and keeps the room.
  @usableFromInline
  mutating func removeAll() {
    for place in entries.indices { entries[place] = 0 }
    count = 0
  }
}
