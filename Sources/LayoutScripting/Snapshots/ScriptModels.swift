import LuaRuntime
import SectionHost
import Snapshots

/// The models of a script's snapshot: the script's own tables, by reference.
///
/// Most stand in the lists that the snapshot was made with; those that came later, one by one,
/// stand over them, so that a copy with a change costs the change.
final class ScriptModels: ScreenModels {
  let state: LuaState
  let identifiers: Snapshot<String, ItemIdentifier>
  let base: BaseModels
  /// Models that were given after the base was made.
  let later: LaterModels
  /// The sections' own models, in the order of the sections.
  let sectionModels: [LuaReference?]
  /// Whether every item stands where the base has it.
  private let isBase: Bool
  private var lists: [Int: LuaReference] = [:]

  init(
    state: LuaState, identifiers: Snapshot<String, ItemIdentifier>, base: BaseModels,
    later: LaterModels, sectionModels: [LuaReference?], isBase: Bool
  ) {
    self.state = state
    self.identifiers = identifiers
    self.base = base
    self.later = later
    self.sectionModels = sectionModels
    self.isBase = isBase
  }

  /// The model of an item that stands at a place.
  func model(of item: ItemIdentifier, section: Int, index: Int) -> ItemModel? {
    if isBase { return base.list(ofSection: section).map { ItemModel(list: $0, entry: index) } }
    return model(of: item)
  }

  func value(of item: ItemContext) -> FrameValue? {
    guard let runtime,
      let model = model(of: item.identifier, section: item.section.index, index: item.index),
      let value = try? state.build({ $0.write(entry: model.entry, of: model.list) })
    else { return nil }
    return try? runtime.frameValue(value)
  }

  private func model(of item: ItemIdentifier) -> ItemModel? { later[item] ?? base.model(of: item) }

  /// A list of the models of a section's items; made where no such list stands yet.
  func list(ofSection section: Int) -> LuaReference? {
    if isBase { return base.list(ofSection: section) }
    if let made = lists[section] { return made }
    let items = identifiers.itemIdentifiers(inSectionAt: section)
    let made = try? state.build { writer in
      writer.list(count: items.count) { writer in
        for item in items {
          if let model = self.model(of: item) {
            writer.write(entry: model.entry, of: model.list)
          } else {
            writer.writeNil()
          }
        }
      }
    }
    lists[section] = made?.reference
    return made?.reference
  }

  // MARK: Differences

  func changedItems(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? ScriptModels else { return pairs }
    if state !== old.state { return changed(pairs, inOtherState: old) }
    if isBase, old.isBase { return changed(pairs) { models(at: $0, old) } }
    if base === old.base {
      return changed(positions(since: old).compactMap { pairs.first(atNew: $0) }) {
        models(of: $0, old)
      }
    }
    return changed(pairs) { models(of: $0, old) }
  }

  private typealias ModelPair = (old: ItemModel, new: ItemModel)

  /// Where both snapshots stand in their bases, the places alone tell the models.
  private func models(at pair: KeptPair, _ old: ScriptModels) -> ModelPair? {
    guard let before = old.base.model(at: pair.old), let after = base.model(at: pair.new) else {
      return nil
    }
    return (before, after)
  }

  private func models(of pair: KeptPair, _ old: ScriptModels) -> ModelPair? {
    let item = identifiers.itemIdentifiers[pair.new]
    guard let before = old.model(of: item), let after = model(of: item) else { return nil }
    return (before, after)
  }

  /// The positions of items that were given a model since the base that both share.
  private func positions(since old: ScriptModels) -> [Int] {
    later.candidates(since: old.later).compactMap(identifiers.indexOfItem).sorted()
  }

  func changedPositions(since old: any ScreenModels) -> [Int]? {
    guard let old = old as? ScriptModels, base === old.base else { return nil }
    return changed(positions(since: old).map { KeptPair(old: $0, new: $0) }) {
      models(of: $0, old)
    }.map(\.new)
  }

  /// Those of the pairs whose models differ; neighbours in the same lists are compared in one go.
  private func changed(_ pairs: [KeptPair], _ models: (KeptPair) -> ModelPair?) -> [KeptPair] {
    var changed: [KeptPair] = []
    var run = ComparedRun()
    for pair in pairs {
      guard let (before, after) = models(pair), !before.isSame(as: after) else { continue }
      if !run.takes(before, after) { changed += run.differing(in: state) }
      run.add(pair, before, after)
    }
    return changed + run.differing(in: state)
  }

  // MARK: After a reload

  /// Models of two states are compared by what JSON could hold of them; others count as different.
  private func changed(_ pairs: [KeptPair], inOtherState old: ScriptModels) -> [KeptPair] {
    let before = old.allModels()
    let after = allModels()
    return pairs.filter { pair in
      guard let old = before[pair.old] else { return true }
      return old != after[pair.new]
    }
  }

  /// All items' models as trees, by position; nil for what is no tree.
  private func allModels() -> [FrameValue?] {
    identifiers.sectionIdentifiers.indices.flatMap { section -> [FrameValue?] in
      let count = identifiers.numberOfItems(inSectionAt: section)
      guard let list = list(ofSection: section), let runtime else {
        return Array(repeating: nil, count: count)
      }
      if case .array(let trees) = try? runtime.frameValue(.table(list)), trees.count == count {
        return trees
      }
      let models = (try? state.entries(of: list)) ?? []
      return (0..<count).map { $0 < models.count ? try? runtime.frameValue(models[$0]) : nil }
    }
  }

  private func isSame(_ model: LuaReference?, as other: ScriptModels, _ otherModel: LuaReference?)
    -> Bool
  {
    guard let model, let otherModel else { return model == nil && otherModel == nil }
    let tree = try? runtime?.frameValue(.table(model))
    return tree != nil && tree == (try? other.runtime?.frameValue(.table(otherModel)))
  }

  private var runtime: ScriptRuntime? { state.host as? ScriptRuntime }

  func changedSections(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? ScriptModels else { return pairs }
    return pairs.filter { pair in
      let before = old.sectionModels[pair.old]
      let after = sectionModels[pair.new]
      if state !== old.state { return !isSame(after, as: old, before) }
      guard let before, let after else { return before !== after }
      return before !== after && (try? state.differ(before, after)) ?? true
    }
  }
}

/// Pairs of models that stand in the same two lists.
private struct ComparedRun {
  private var pairs: [KeptPair] = []
  private var old: [Int32] = []
  private var new: [Int32] = []
  private var lists: (old: LuaReference, new: LuaReference)?

  func takes(_ before: ItemModel, _ after: ItemModel) -> Bool {
    lists.map { $0.old === before.list && $0.new === after.list } ?? true
  }

  mutating func add(_ pair: KeptPair, _ before: ItemModel, _ after: ItemModel) {
    lists = (before.list, after.list)
    pairs.append(pair)
    old.append(Int32(before.entry))
    new.append(Int32(after.entry))
  }

  /// The pairs that differ; the run is empty afterwards.
  ///
  /// Where models cannot be compared they count as different: then a cell too many is configured.
  mutating func differing(in state: LuaState) -> [KeptPair] {
    defer { self = ComparedRun() }
    guard let lists else { return [] }
    guard let differs = try? state.differences(between: lists.old, old, and: lists.new, new) else {
      return pairs
    }
    return zip(pairs, differs).compactMap { $1 ? $0 : nil }
  }
}

extension [KeptPair] {
  /// The pair of a new position; pairs are in the order of the new positions.
  fileprivate func first(atNew position: Int) -> KeptPair? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle].new < position { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low].new == position ? self[low] : nil
  }
}
