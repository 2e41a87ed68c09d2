import SectionHost

/// Models that were given to a snapshot's items one by one.
///
/// Copies share what was given before, so that a copy with a change costs the change: a change and
/// a look-up cost O(log of all changes), amortized, and what differs between two copies O(changes
/// between them).
struct LaterModels {
  private final class Level {
    let models: [ItemIdentifier: ItemModel]

    init(_ models: [ItemIdentifier: ItemModel]) { self.models = models }
  }

  /// One change, and the one before it.
  private final class Change {
    let item: ItemIdentifier
    let previous: Change?
    let count: Int

    init(_ item: ItemIdentifier, after previous: Change?) {
      self.item = item
      self.previous = previous
      count = (previous?.count ?? 0) + 1
    }
  }

  /// Changes of which the chain is kept; it must not grow for ever.
  private final class Epoch {}
  private static let longest = 1000

  /// Newer levels behind older ones, each less than half as big as the one before it.
  private var levels: [Level] = []
  private var newest: Change?
  private var epoch = Epoch()

  var isEmpty: Bool { levels.isEmpty }

  subscript(item: ItemIdentifier) -> ItemModel? {
    for level in levels.reversed() {
      if let model = level.models[item] { return model }
    }
    return nil
  }

  /// Gives an item a model, in place of the one that it had.
  mutating func set(_ model: ItemModel, of item: ItemIdentifier) {
    var models = [item: model]
    while let last = levels.last, last.models.count <= 2 * models.count {
      models = last.models.merging(models) { $1 }
      levels.removeLast()
    }
    levels.append(Level(models))
    if let newest, newest.count >= Self.longest {
      epoch = Epoch()
      self.newest = nil
    }
    newest = Change(item, after: newest)
  }

  /// The items whose models may differ from those of a copy from before or after.
  func candidates(since old: LaterModels) -> Set<ItemIdentifier> {
    var items: Set<ItemIdentifier> = []
    guard epoch === old.epoch else {
      for level in levels + old.levels { items.formUnion(level.models.keys) }
      return items
    }
    var (mine, other) = (newest, old.newest)
    // Back to where both were one.
    while mine !== other {
      if let change = mine, change.count >= other?.count ?? 0 {
        items.insert(change.item)
        mine = change.previous
      } else if let change = other {
        items.insert(change.item)
        other = change.previous
      }
    }
    return items
  }
}
