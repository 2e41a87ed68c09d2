extension Snapshot {
  /// Whether it costs less to rewrite a flat snapshot than to arrange it for so many edits.
  @inlinable
  func rewritingPays(forEdits count: Int) -> Bool {
    arranged == nil && count * 8 >= items.count
  }

  /// Appends items without arranging, if they are new and no two are equal, and if nothing follows
  /// them or rewriting pays.
  ///
  /// Else it does nothing. Each is hashed once.
  @inlinable
  mutating func appendedFlat(_ identifiers: [ItemID], toSectionAt position: Int) -> Bool {
    guard arranged == nil else { return false }
    let end = items.count
    let place = start(ofSection: position + 1)
    guard place == end || rewritingPays(forEdits: identifiers.count) else { return false }
    items.append(contentsOf: identifiers)
    let (entered, existing) = itemIndex.append(items, from: end)
    guard existing == nil else {
      for slot in end..<end + entered { itemIndex.remove(items[slot], at: slot) }
      items.removeLast(items.count - end)
      return false
    }
    sectionOfItem.append(
      contentsOf: repeatElement(Int32(truncatingIfNeeded: position), count: identifiers.count))
    if starts.count <= position {
      starts.append(
        contentsOf: repeatElement(Int32(end), count: position + 1 - starts.count))
    } else if place == end {
      starts.removeLast(starts.count - position - 1)
    } else {
      for section in position + 1..<starts.count { starts[section] += Int32(identifiers.count) }
      reorder(Array(0..<place) + Array(end..<items.count) + Array(place..<end))
    }
    return true
  }

  /// Takes items out without arranging, if rewriting pays; else does nothing.
  @inlinable
  mutating func deletedInBulk(_ identifiers: [ItemID]) -> Bool {
    guard rewritingPays(forEdits: identifiers.count) else { return false }
    let old = allStarts
    var stays = [Bool](repeating: true, count: items.count)
    for identifier in identifiers {
      guard let position = itemIndex.position(of: identifier, in: items) else { continue }
      stays[position] = false
      itemIndex.remove(identifier, at: position)
      if !marks.hasNoItems { marks.removeItem(identifier) }
    }
    var left = 0
    starts = []
    for section in sections.indices {
      starts.append(Int32(truncatingIfNeeded: left))
      for position in Int(old[section])..<Int(old[section + 1]) where stays[position] { left += 1 }
    }
    reorder(items.indices.filter { stays[$0] })
    return true
  }

  /// Puts the items at some positions one after the other; all others must have left the index.
  ///
  /// The snapshot is flat.
  @inlinable
  mutating func reorder(_ order: [Int]) {
    var positions = [Int32](repeating: 0, count: items.count)
    for (new, old) in order.enumerated() { positions[old] = Int32(truncatingIfNeeded: new) }
    let (oldItems, oldSections) = (items, sectionOfItem)
    items = order.map { oldItems[$0] }
    sectionOfItem = order.map { oldSections[$0] }
    itemIndex.renumber(positions)
  }
}
