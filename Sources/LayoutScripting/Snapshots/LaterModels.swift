import SectionHost

/// Models that were given to a snapshot's items one by one.
///
/// Copies of a snapshot share what was given long ago, so that a copy with a change costs the
/// change: O(1) for each, and O(all) every 256 changes.
struct LaterModels {
  private final class Settled {
    let models: [ItemIdentifier: ItemModel]

    init(_ models: [ItemIdentifier: ItemModel]) { self.models = models }
  }

  private static let most = 256
  private var settled = Settled([:])
  private var recent: [ItemIdentifier: ItemModel] = [:]

  var isEmpty: Bool { recent.isEmpty && settled.models.isEmpty }

  subscript(item: ItemIdentifier) -> ItemModel? {
    get { recent[item] ?? settled.models[item] }
    set {
      recent[item] = newValue
      guard recent.count > Self.most else { return }
      settled = Settled(settled.models.merging(recent) { $1 })
      recent = [:]
    }
  }

  /// The items whose models may differ from those of others.
  func candidates(since old: LaterModels) -> Set<ItemIdentifier> {
    var items = Set(recent.keys).union(old.recent.keys)
    if settled !== old.settled {
      items.formUnion(settled.models.keys)
      items.formUnion(old.settled.models.keys)
    }
    return items
  }
}
