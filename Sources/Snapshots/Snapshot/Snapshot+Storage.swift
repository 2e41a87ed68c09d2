extension Snapshot {
  /// Where the section at a position begins in `items`; the snapshot is flat.
  @inlinable
  func start(ofSection position: Int) -> Int {
    position < starts.count ? Int(starts[position]) : items.count
  }

  /// Where all sections begin in `items`, and the end; the snapshot is flat.
  @inlinable var allStarts: [Int32] {
    let end = Int32(items.count)
    return starts + repeatElement(end, count: sections.count + 1 - starts.count)
  }

  /// The position of the section of the item in a slot.
  @inlinable
  func sectionPosition(ofSlot slot: Int) -> Int {
    let number = sectionOfItem[slot]
    return arranged?.position(ofSection: number) ?? Int(number)
  }

  /// Makes ready for edits that are not at the end; linear the first time, then nothing.
  @usableFromInline
  mutating func arrange() {
    guard arranged == nil else { return }
    arranged = Arrangement(starts: allStarts)
    starts = []
  }

  /// Makes ready for sections that come, go or move among others.
  @inlinable
  mutating func arrangeSections() {
    // Without an item there is no order to keep, and what is added next may be stored flat.
    if numberOfItems == 0 { deleteAllItems() } else { arrange() }
  }

  /// The same snapshot with its items stored in order.
  @inlinable
  func flattened() -> Self {
    guard let arranged else { return self }
    var flat = self
    flat.flatten(arranged)
    return flat
  }

  /// Stores the items in order again; linear.
  @inlinable
  mutating func flatten(_ arrangement: Arrangement) {
    let order = arrangement.slots
    var positions = [Int32](repeating: 0, count: items.count)
    for (position, slot) in order.enumerated() {
      positions[Int(slot)] = Int32(truncatingIfNeeded: position)
    }
    let unordered = items
    items = order.map { unordered[Int($0)] }
    itemIndex.renumber(positions)
    starts = arrangement.starts
    arranged = nil
    sectionOfItem.removeAll(keepingCapacity: true)
    for section in sections.indices {
      let count = start(ofSection: section + 1) - start(ofSection: section)
      sectionOfItem.append(
        contentsOf: repeatElement(Int32(truncatingIfNeeded: section), count: count))
    }
  }

  /// Enters the sections anew, after their order has changed.
  @inlinable
  mutating func indexSections() {
    sectionIndex.removeAll()
    _ = sectionIndex.append(sections, from: 0)
  }
}
