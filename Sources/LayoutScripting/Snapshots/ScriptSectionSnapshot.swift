import LuaRuntime
import SectionHost
import Snapshots

/// A section's tree of items as scripts hold it.
final class ScriptSectionSnapshot {
  private(set) var snapshot = SectionSnapshot<ItemIdentifier>()
  /// The models that came with the items.
  private(set) var models: [ItemIdentifier: ItemModel] = [:]
  private let memory: HeldMemory

  /// Makes an empty tree.
  init(state: LuaState) { memory = HeldMemory(in: state) }

  /// Puts items in; an error leaves the tree as it was.
  func insert(
    _ items: ScriptItems,
    _ body: (inout SectionSnapshot<ItemIdentifier>) throws(SectionSnapshotError<ItemIdentifier>) ->
      Void
  ) throws(LuaRefusal) {
    do throws(SectionSnapshotError<ItemIdentifier>) { try body(&snapshot) } catch {
      throw LuaRefusal(error)
    }
    for (position, item) in items.identifiers.enumerated() where items.hasModel[position] {
      models[item] = ItemModel(list: items.models, entry: position)
    }
    do throws(LuaError) {
      try memory.resize(to: memory.bytes + items.identifiers.count * Self.bytesOfItem)
    } catch { throw LuaRefusal(error) }
  }

  private static let bytesOfItem = 256

  /// Changes what cannot fail.
  func change(_ body: (inout SectionSnapshot<ItemIdentifier>) -> Void) {
    body(&snapshot)
    let count = snapshot.items.count
    if models.count > count { models = models.filter { snapshot.contains($0.key) } }
    memory.shrink(to: count * Self.bytesOfItem)
  }
}

extension LuaRefusal {
  /// An error of a section snapshot's operation.
  init(_ error: SectionSnapshotError<ItemIdentifier>) {
    let message =
      switch error {
      case .duplicateItemsInCall(let duplicates): "duplicate_items_in_call: \(duplicates.names)"
      case .unknownItem(let item): "unknown_item: \(item)"
      case .itemAlreadyPresent(let item): "item_already_present: \(item)"
      }
    self.init(message, code: .runtimeError)
  }
}

/// Methods of section snapshots.
enum SectionSnapshotMethods {
  private typealias Failure = SectionSnapshotError<ItemIdentifier>

  static let functions: [ScriptFunction] = changes + queries

  private static let changes: [ScriptFunction] = [
    ScriptFunction(
      "append", "(items: ItemName[], parent?: ItemName)",
      "puts items at the end of the roots, or of an item's children"
    ) { call throws(LuaRefusal) in
      let items = try call.items(1)
      let parent = call.arguments.isNil(2) ? nil : try call.item(2)
      try tree(call).insert(items) { snapshot throws(Failure) in
        if let parent {
          try snapshot.append(items.identifiers, to: parent)
        } else {
          try snapshot.append(items.identifiers)
        }
      }
      return []
    },
    ScriptFunction(
      "insert", "(items: ItemName[], anchor: ItemAnchor)", "puts items before or after another one"
    ) { call throws(LuaRefusal) in
      let items = try call.items(1)
      let anchor = try call.itemAnchor(2)
      try tree(call).insert(items) { snapshot throws(Failure) in
        switch anchor {
        case .before(let item): try snapshot.insert(items.identifiers, before: item)
        case .after(let item): try snapshot.insert(items.identifiers, after: item)
        }
      }
      return []
    },
    ScriptFunction("delete", "(items: ItemName[])", "takes items out, with their children") {
      call throws(LuaRefusal) in
      let items = try call.items(1)
      try tree(call).change { $0.delete(items.identifiers) }
      return []
    },
    ScriptFunction("expand", "(items: ItemName[])", "shows the items' children") {
      call throws(LuaRefusal) in
      let items = try call.items(1)
      try tree(call).change { _ = $0.expand(items.identifiers) }
      return []
    },
    ScriptFunction("collapse", "(items: ItemName[])", "hides the items' children") {
      call throws(LuaRefusal) in
      let items = try call.items(1)
      try tree(call).change { _ = $0.collapse(items.identifiers) }
      return []
    },
  ]

  private static let queries: [ScriptFunction] = [
    ScriptFunction(
      "is_expanded", "(item: ItemName): boolean", "whether the item's children are shown"
    ) { call throws(LuaRefusal) in
      let item = try call.item(1)
      return [.boolean(try tree(call).snapshot.isExpanded(item))]
    },
    ScriptFunction(
      "is_visible", "(item: ItemName): boolean", "whether all its ancestors are expanded"
    ) { call throws(LuaRefusal) in
      let item = try call.item(1)
      return [.boolean(try tree(call).snapshot.isVisible(item))]
    },
    ScriptFunction("level", "(item: ItemName): integer|nil", "how many ancestors it has") {
      call throws(LuaRefusal) in
      let item = try call.item(1)
      return try tree(call).snapshot.level(of: item).map { [.integer($0)] } ?? [.nothing]
    },
    ScriptFunction("parent", "(item: ItemName): string|nil", "its parent, as `\"kind:id\"`") {
      call throws(LuaRefusal) in
      let item = try call.item(1)
      return try tree(call).snapshot.parent(of: item).map { [.string("\($0)")] } ?? [.nothing]
    },
    ScriptFunction("root_items", "(): string[]", "the items without a parent") {
      call throws(LuaRefusal) in
      try call.names(try tree(call).snapshot.rootItems)
    },
    ScriptFunction("visible_items", "(): string[]", "the items that are shown, in order") {
      call throws(LuaRefusal) in
      try call.names(try tree(call).snapshot.visibleItems)
    },
    ScriptFunction("items", "(): string[]", "all items, in order") { call throws(LuaRefusal) in
      try call.names(try tree(call).snapshot.items)
    },
  ]

  private static func tree(_ call: ScriptCall) throws(LuaRefusal) -> ScriptSectionSnapshot {
    try call.object(ScriptSectionSnapshot.self, "a section snapshot")
  }
}
