/// Where an item is put: at the end of a section, or next to the item in a slot.
@usableFromInline
enum ItemPlace {
  /// At the end of the section at a position.
  case end(Int)
  /// Before the item in a slot.
  case before(Int)
  /// After the item in a slot.
  case after(Int)
}

extension Snapshot {
  @inlinable
  mutating func append(
    _ identifiers: [ItemID], toSectionAt position: Int
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    if appendedFlat(identifiers, toSectionAt: position) { return [] }
    try checkDuplicates(inItems: identifiers)
    return place(identifiers, .end(position))
  }

  /// Puts items, no two of them equal, in their order at a place; those that are there already are
  /// taken out first.
  ///
  /// - Returns: The items that were there already.
  @inlinable
  mutating func place(_ identifiers: [ItemID], _ place: ItemPlace) -> [ItemID] {
    guard !identifiers.isEmpty else { return [] }
    arrange()
    var moved: [ItemID] = []
    var slots: [Int] = []
    for identifier in identifiers {
      if let slot = itemIndex.position(of: identifier, in: items) {
        takeOut(slot)
        moved.append(identifier)
        slots.append(slot)
      } else {
        slots.append(newSlot(for: identifier))
      }
    }
    var place = place
    for slot in slots {
      put(slot, place)
      place = .after(slot)
    }
    return moved
  }

  /// Takes an item out of its section; it keeps its slot.
  @usableFromInline
  mutating func takeOut(_ slot: Int) {
    arrange()
    arranged?.remove(slot: slot, fromSection: sectionOfItem[slot])
  }

  /// Puts an item that is in no section at a place.
  @usableFromInline
  mutating func put(_ slot: Int, _ place: ItemPlace) {
    switch place {
    case .end(let position):
      let section = arranged?.number(ofSectionAt: position) ?? Int32(position)
      sectionOfItem[slot] = section
      arranged?.append(slot: slot, toSection: section)
    case .before(let anchor):
      sectionOfItem[slot] = sectionOfItem[anchor]
      arranged?.insert(slot: slot, before: anchor, inSection: sectionOfItem[anchor])
    case .after(let anchor):
      sectionOfItem[slot] = sectionOfItem[anchor]
      arranged?.insert(slot: slot, after: anchor, inSection: sectionOfItem[anchor])
    }
  }

  /// Enters an item that is not there yet; it is in no section so far.
  @inlinable
  mutating func newSlot(for identifier: ItemID) -> Int {
    let slot = arranged?.takeSlot(next: items.count) ?? items.count
    if slot < items.count {
      items[slot] = identifier
    } else {
      items.append(identifier)
      sectionOfItem.append(0)
    }
    itemIndex.insert(slot, of: items)
    return slot
  }
}
