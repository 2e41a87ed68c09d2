import LuaRuntime
import SectionHost
import Snapshots

/// Where an item's model is: an entry of a list in the script's state.
struct ItemModel {
  var list: LuaReference
  var entry: Int

  /// Whether two places hold the same table for certain.
  func isSame(as other: ItemModel) -> Bool { list === other.list && entry == other.entry }
}

/// The models that a whole snapshot was made with, in lists that stand beside its sections.
final class BaseModels {
  /// The identifiers beside which the lists stand.
  let identifiers: Snapshot<String, ItemIdentifier>
  private let lists: [LuaReference?]
  /// The position of each section's first item over all sections.
  private let starts: [Int]

  init(identifiers: Snapshot<String, ItemIdentifier>, lists: [LuaReference?]) {
    self.identifiers = identifiers
    self.lists = lists
    var next = 0
    starts = lists.indices.map { section in
      defer { next += identifiers.numberOfItems(inSectionAt: section) }
      return next
    }
  }

  /// The model at a position over all sections; the section is found by halving.
  func model(at position: Int) -> ItemModel? {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    guard low < lists.count, let list = lists[low] else { return nil }
    return ItemModel(list: list, entry: position - starts[low])
  }

  /// The list of a section.
  func list(ofSection section: Int) -> LuaReference? { lists[section] }

  /// The model of an item.
  func model(of item: ItemIdentifier) -> ItemModel? {
    guard let path = identifiers.indexPath(for: item), let list = lists[path.section] else {
      return nil
    }
    return ItemModel(list: list, entry: path.item)
  }
}
