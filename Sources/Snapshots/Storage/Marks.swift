/// The identifiers that were marked in one way, each once, in the order of their first marks
/// (snapshots 2.1).
@usableFromInline
struct MarkedIdentifiers<ID: Hashable & Sendable>: Sendable {
  /// In order; nil where a mark was dropped.
  private var order: [ID?] = []
  private var places: [ID: Int] = [:]

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { places.isEmpty }

  /// The marked identifiers, in order.
  @usableFromInline var identifiers: [ID] { order.compactMap(\.self) }

  @usableFromInline
  func contains(_ identifier: ID) -> Bool { places[identifier] != nil }

  @usableFromInline
  mutating func insert(_ identifiers: [ID]) {
    for identifier in identifiers where places[identifier] == nil {
      places[identifier] = order.count
      order.append(identifier)
    }
  }

  @usableFromInline
  mutating func remove(_ identifier: ID) {
    guard let place = places.removeValue(forKey: identifier) else { return }
    order[place] = nil
    // Dropped marks must not outnumber live ones, else marking and dropping in turn would fill up.
    if order.count > 2 * places.count + 8 {
      let live = identifiers
      self = MarkedIdentifiers()
      insert(live)
    }
  }
}

extension MarkedIdentifiers: Hashable {
  @usableFromInline
  static func == (first: Self, second: Self) -> Bool { first.identifiers == second.identifiers }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(identifiers) }
}

/// All marks of a snapshot (snapshots 5).
@usableFromInline
struct Marks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable, Hashable {
  @usableFromInline var reloadedSections = MarkedIdentifiers<SectionID>()
  @usableFromInline var reconfiguredSections = MarkedIdentifiers<SectionID>()
  @usableFromInline var reloadedItems = MarkedIdentifiers<ItemID>()
  @usableFromInline var reconfiguredItems = MarkedIdentifiers<ItemID>()

  @usableFromInline
  init() {}

  /// Whether no item is marked, which is nearly always so.
  @usableFromInline var hasNoItems: Bool { reloadedItems.isEmpty && reconfiguredItems.isEmpty }

  @usableFromInline
  mutating func removeItem(_ identifier: ItemID) {
    reloadedItems.remove(identifier)
    reconfiguredItems.remove(identifier)
  }

  @usableFromInline
  mutating func removeAllItems() {
    reloadedItems = MarkedIdentifiers()
    reconfiguredItems = MarkedIdentifiers()
  }

  @usableFromInline
  mutating func removeSection(_ identifier: SectionID) {
    reloadedSections.remove(identifier)
    reconfiguredSections.remove(identifier)
  }
}
