import LayoutGeometry

/// Sizes that items were measured at, kept by identity and proposed width until contents change.
struct MeasuredItems {
  struct Measurement {
    var proposed: Size
    var size: MeasuredSize
  }

  private(set) var items: [ItemIdentifier: Measurement] = [:]

  /// The size of an item as it was measured for a proposed width.
  func size(of item: ItemIdentifier, proposed: Size) -> MeasuredSize? {
    guard let found = items[item], found.proposed.width == proposed.width else { return nil }
    return found.size
  }

  /// Keeps a size.
  mutating func set(_ size: MeasuredSize, of item: ItemIdentifier, proposed: Size) {
    items[item] = Measurement(proposed: proposed, size: size)
  }

  /// Forgets an item whose content changed.
  mutating func remove(_ item: ItemIdentifier) { items[item] = nil }

  /// Forgets every item.
  mutating func removeAll() { items.removeAll() }

  /// Forgets all that is no longer there.
  mutating func keep(_ isThere: (ItemIdentifier) -> Bool) {
    items = items.filter { isThere($0.key) }
  }
}
