import LuaRuntime
import SectionHost
import Snapshots

/// Methods of snapshots: UIKit's operations and queries.
enum SnapshotMethods {
  static let functions: [ScriptFunction] = sections + items + marks + queries

  private static let sections: [ScriptFunction] = [
    ScriptFunction("copy", "(): Snapshot", "a copy that can be changed without changing this one") {
      call throws(LuaRefusal) in
      call.result(try call.snapshot().copy(), .snapshot)
    },
    ScriptFunction(
      "append_sections", "(sections: SnapshotSectionName[])", "puts sections at the end"
    ) { call throws(LuaRefusal) in
      let snapshot = try call.snapshot()
      let sections = try call.sections(1)
      try snapshot.change { ids throws(SnapshotFailure) in
        try ids.appendSections(sections.map(\.id))
      }
      snapshot.keep(sections)
      return []
    },
    ScriptFunction(
      "insert_sections", "(sections: SnapshotSectionName[], anchor: SectionAnchor)",
      "puts sections before or after another one"
    ) { call throws(LuaRefusal) in
      let snapshot = try call.snapshot()
      let sections = try call.sections(1)
      let anchor = try call.sectionAnchor(2)
      try snapshot.change { ids throws(SnapshotFailure) in
        switch anchor {
        case .before(let section):
          try ids.insertSections(sections.map(\.id), beforeSection: section)
        case .after(let section):
          try ids.insertSections(sections.map(\.id), afterSection: section)
        }
      }
      snapshot.keep(sections)
      return []
    },
    ScriptFunction(
      "delete_sections", "(sections: SnapshotSectionName[])", "takes sections out, with their items"
    ) { call throws(LuaRefusal) in
      let sections = try call.sections(1)
      try call.snapshot().change { $0.deleteSections(sections.map(\.id)) }
      return []
    },
    ScriptFunction(
      "move_section", "(section: SectionIdentifier, anchor: SectionAnchor)",
      "moves a section before or after another one"
    ) { call throws(LuaRefusal) in
      let section = try call.section(1)
      let anchor = try call.sectionAnchor(2)
      try call.snapshot().change { ids throws(SnapshotFailure) in
        switch anchor {
        case .before(let target): try ids.moveSection(section, beforeSection: target)
        case .after(let target): try ids.moveSection(section, afterSection: target)
        }
      }
      return []
    },
  ]

  private static let items: [ScriptFunction] = [
    ScriptFunction(
      "append_items", "(items: ItemName[], section?: SectionIdentifier)",
      "puts items at the end of a section, by default the last; one that is there already moves"
    ) { call throws(LuaRefusal) in
      let snapshot = try call.snapshot()
      let items = try call.items(1)
      let section = call.arguments.isNil(2) ? nil : try call.section(2)
      try snapshot.change { ids throws(SnapshotFailure) in
        let moved: [ItemIdentifier]
        if let section {
          moved = try ids.appendItems(items.identifiers, toSection: section)
        } else {
          moved = try ids.appendItems(items.identifiers)
        }
        snapshot.noteMoved(moved)
      }
      snapshot.keep(items)
      return []
    },
    ScriptFunction(
      "insert_items", "(items: ItemName[], anchor: ItemAnchor)",
      "puts items before or after another one"
    ) { call throws(LuaRefusal) in
      let snapshot = try call.snapshot()
      let items = try call.items(1)
      let anchor = try call.itemAnchor(2)
      try snapshot.change { ids throws(SnapshotFailure) in
        switch anchor {
        case .before(let item): try ids.insertItems(items.identifiers, beforeItem: item)
        case .after(let item): try ids.insertItems(items.identifiers, afterItem: item)
        }
      }
      snapshot.keep(items)
      return []
    },
    ScriptFunction("delete_items", "(items: ItemName[])", "takes items out") {
      call throws(LuaRefusal) in
      let items = try call.items(1)
      try call.snapshot().change { $0.deleteItems(items.identifiers) }
      return []
    },
    ScriptFunction("delete_all_items", "()", "takes all items out; the sections stay, empty") {
      call throws(LuaRefusal) in
      try call.snapshot().change { $0.deleteAllItems() }
      return []
    },
    ScriptFunction(
      "move_item", "(item: ItemName, anchor: ItemAnchor)",
      "moves an item before or after another one"
    ) { call throws(LuaRefusal) in
      let item = try call.item(1)
      let anchor = try call.itemAnchor(2)
      try call.snapshot().change { ids throws(SnapshotFailure) in
        switch anchor {
        case .before(let target): try ids.moveItem(item, beforeItem: target)
        case .after(let target): try ids.moveItem(item, afterItem: target)
        }
      }
      return []
    },
  ]

  private static let marks: [ScriptFunction] = [
    ScriptFunction(
      "reload_sections", "(sections: SnapshotSectionName[])",
      "marks sections: their cells are made anew"
    ) { call throws(LuaRefusal) in
      let snapshot = try call.snapshot()
      let sections = try call.sections(1)
      try snapshot.change { ids throws(SnapshotFailure) in
        try ids.reloadSections(sections.map(\.id))
      }
      return []
    },
    ScriptFunction("reload_items", "(items: ItemName[])", "marks items: their cells are made anew")
    { call throws(LuaRefusal) in
      let snapshot = try call.snapshot()
      let items = try call.items(1)
      try snapshot.change { ids throws(SnapshotFailure) in
        try ids.reloadItems(items.identifiers)
      }
      snapshot.keep(items)
      return []
    },
    ScriptFunction(
      "reconfigure_items", "(items: ItemName[])", "marks items: their cells are configured again"
    ) { call throws(LuaRefusal) in
      let snapshot = try call.snapshot()
      let items = try call.items(1)
      try snapshot.change { ids throws(SnapshotFailure) in
        try ids.reconfigureItems(items.identifiers)
      }
      snapshot.keep(items)
      return []
    },
  ]

  // Lua counts from 1.
  private static let queries: [ScriptFunction] = [
    ScriptFunction(
      "number_of_items", "(section?: SectionIdentifier): integer",
      "how many items there are, in all or in a section"
    ) { call throws(LuaRefusal) in
      let ids = try call.snapshot().identifiers
      if call.arguments.isNil(1) { return [.integer(ids.numberOfItems)] }
      let section = try call.section(1)
      do throws(SnapshotFailure) {
        return [.integer(try ids.numberOfItems(inSection: section))]
      } catch { throw LuaRefusal(error) }
    },
    ScriptFunction("number_of_sections", "(): integer", "how many sections there are") {
      call throws(LuaRefusal) in
      [.integer(try call.snapshot().identifiers.numberOfSections)]
    },
    ScriptFunction(
      "item_identifiers", "(section?: SectionIdentifier): string[]",
      "the items as `\"kind:id\"`, all or a section's"
    ) { call throws(LuaRefusal) in
      let ids = try call.snapshot().identifiers
      if call.arguments.isNil(1) { return try call.names(ids.itemIdentifiers) }
      let section = try call.section(1)
      let items: [ItemIdentifier]
      do throws(SnapshotFailure) { items = try ids.itemIdentifiers(inSection: section) } catch {
        throw LuaRefusal(error)
      }
      return try call.names(items)
    },
    ScriptFunction("section_identifiers", "(): string[]", "the sections' ids") {
      call throws(LuaRefusal) in
      try call.names(try call.snapshot().identifiers.sectionIdentifiers)
    },
    ScriptFunction(
      "section_containing", "(item: ItemName): string|nil",
      "the id of the section that has the item"
    ) { call throws(LuaRefusal) in
      let item = try call.item(1)
      return try call.snapshot().identifiers.sectionIdentifier(containingItem: item)
        .map { [.string($0)] } ?? [.nothing]
    },
    ScriptFunction(
      "index_of_item", "(item: ItemName): integer|nil", "the item's place among all items, from 1"
    ) { call throws(LuaRefusal) in
      let item = try call.item(1)
      return try call.snapshot().identifiers.indexOfItem(item).map { [.integer($0 + 1)] } ?? [
        .nothing
      ]
    },
    ScriptFunction(
      "index_of_section", "(section: SectionIdentifier): integer|nil", "the section's place, from 1"
    ) { call throws(LuaRefusal) in
      let section = try call.section(1)
      return try call.snapshot().identifiers.indexOfSection(section).map { [.integer($0 + 1)] }
        ?? [.nothing]
    },
  ]
}

extension ScriptCall {
  /// Names as a list.
  func names(_ names: [some CustomStringConvertible]) throws(LuaRefusal) -> [LuaResult] {
    let list = try refusing { () throws(LuaError) in
      try runtime.state.build { writer in
        writer.list(count: names.count) { writer in
          for name in names { writer.write("\(name)") }
        }
      }
    }
    return [.value(list)]
  }
}
