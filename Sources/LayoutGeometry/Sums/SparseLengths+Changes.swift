extension SparseLengths {
  /// Sets or takes away the length at a place.
  ///
  /// O(log n).
  mutating func set(_ length: Double?, at place: Int) {
    let (index, before) = chunkHolding(place)
    let offset = place - before.span
    let inside = chunks[index].lengthsBefore(offset)
    let isSet =
      inside < chunks[index].offsets.count && Int(chunks[index].offsets[inside]) == offset
    if isSet {
      update(index) { $0.replace(at: inside, with: length) }
    } else if let length {
      let held = chunks[index].offsets.count
      if held == Chunk.capacity || offset > Int(UInt32.max) {
        // Where the new place is behind all others the new chunk starts there, so that lengths
        // which come in order fill their chunks.
        let middle = held / 2
        if inside == held {
          divide(index, before: held, offset: offset)
        } else {
          divide(index, before: middle, offset: Int(chunks[index].offsets[middle]))
        }
        rebuild()
        set(length, at: place)
      } else {
        update(index) { $0.insert(length, at: inside, offset: UInt32(offset)) }
      }
    }
  }

  /// Makes places without lengths before a place; those behind move on.
  ///
  /// O(log n).
  mutating func insertPlaces(_ count: Int, at place: Int) {
    let (index, before) = chunkHolding(place)
    let offset = place - before.span
    let inside = chunks[index].lengthsBefore(offset)
    if inside < chunks[index].offsets.count,
      Int(chunks[index].offsets[chunks[index].offsets.count - 1]) + count > Int(UInt32.max)
    {
      divide(index, before: inside, offset: offset)
      chunks.insert(Chunk(span: count), at: index + 1)
      rebuild()
    } else {
      update(index) { $0.insertPlaces(count, at: inside, offset: offset) }
    }
  }

  /// Takes places away with their lengths; those behind move up.
  ///
  /// O(log n + what is taken away).
  mutating func removePlaces(_ range: Range<Int>) {
    var left = range.count
    var emptied = false
    while left > 0 {
      let (index, before) = chunkHolding(range.lowerBound)
      let offset = range.lowerBound - before.span
      let amount = min(left, chunks[index].span - offset)
      // A place list that ends early has nothing more to take away.
      guard amount > 0 else { break }
      update(index) { $0.removePlaces(offset..<(offset + amount)) }
      emptied = emptied || chunks[index].span == 0
      left -= amount
    }
    if emptied { rebuild() }
  }

  /// Takes all lengths away.
  mutating func removeAll() { self = SparseLengths(span: span) }

  /// Divides a chunk in front of one of its places and of the lengths from there on; the sums have
  /// to be built anew.
  private mutating func divide(_ index: Int, before inside: Int, offset: Int) {
    var first = chunks[index]
    var second = Chunk(span: first.span - offset)
    second.offsets = first.offsets[inside...].map { UInt32(Int($0) - offset) }
    second.lengths = Array(first.lengths[inside...])
    first.offsets = Array(first.offsets[..<inside])
    first.lengths = Array(first.lengths[..<inside])
    first.span = offset
    first.addUp()
    second.addUp()
    chunks[index] = first
    chunks.insert(second, at: index + 1)
  }
}

extension SparseLengths.Chunk {
  fileprivate mutating func insert(_ length: Double, at index: Int, offset: UInt32) {
    // Room for a few more at a time, so that half of it does not stand empty.
    if offsets.count == offsets.capacity {
      offsets.reserveCapacity(offsets.count + 16)
      lengths.reserveCapacity(lengths.count + 16)
    }
    offsets.insert(offset, at: index)
    lengths.insert(length, at: index)
    sum += length
    if let known = largest { largest = max(known, length) }
  }

  fileprivate mutating func replace(at index: Int, with length: Double?) {
    let old = lengths[index]
    sum += -old
    if let length {
      lengths[index] = length
      sum += length
      if let known = largest { largest = length >= known ? length : old < known ? known : nil }
    } else {
      offsets.remove(at: index)
      lengths.remove(at: index)
      if let known = largest, old >= known { largest = nil }
    }
  }

  fileprivate mutating func insertPlaces(_ count: Int, at index: Int, offset: Int) {
    span += count
    for later in index..<offsets.count { offsets[later] += UInt32(count) }
  }

  fileprivate mutating func removePlaces(_ range: Range<Int>) {
    let from = lengthsBefore(range.lowerBound)
    let to = lengthsBefore(range.upperBound)
    for length in lengths[from..<to] { sum += -length }
    lengths.removeSubrange(from..<to)
    offsets.removeSubrange(from..<to)
    for later in from..<offsets.count { offsets[later] -= UInt32(range.count) }
    span -= range.count
    largest = nil
  }

  fileprivate mutating func addUp() {
    sum = .zero
    for length in lengths { sum += length }
    largest = nil
  }
}
