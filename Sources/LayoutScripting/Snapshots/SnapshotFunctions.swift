import LuaRuntime
import SectionHost
import Snapshots

/// The types of tables that describe a snapshot.
struct SnapshotTypes {
  let sections: LuaSchema.TypeID

  init(_ schema: LuaSchema) {
    let identifier = schema.either(
      [.number(schema.integer()), .string(schema.string())],
      expected: "an id: a string or a whole number")
    let section = schema.record("section", expected: "a section {id=, items=}")
    schema.define(
      section,
      [
        .init("id", identifier, isRequired: true), .init("kind", schema.string()),
        .init("items", schema.items(expected: "a list of items")),
        .init("model", schema.pinned(expected: "a model")),
      ])
    sections = schema.list(of: section, expected: "a list of sections")
  }
}

/// Functions that make snapshots.
enum SnapshotFunctions {
  static let functions: [ScriptFunction] = [
    ScriptFunction("snapshot") { call throws(LuaRefusal) in
      guard let table = call.arguments.table(0) else {
        throw call.refusal(0, expected: "a list of sections")
      }
      let runtime = call.runtime
      do throws(LuaError) {
        let sections = try runtime.state.decode(table, as: runtime.interface.snapshots.sections) {
          decoder in decoder.list { ScriptSection(&$0) }
        }
        let place = runtime.state.caller
        return call.result(
          ScriptSnapshot(sections, state: runtime.state, place: place), .snapshot)
      } catch {
        throw LuaRefusal(error)
      }
    }
  ]
}

/// A section of a snapshot as a script wrote it.
struct ScriptSection {
  var id = ""
  var kind = ""
  var model: LuaReference?
  /// The models of the items, in their order.
  var models: LuaReference?
  var items: [ItemIdentifier] = []
  /// The first item that has no identity, and why.
  var flaw: (index: Int, flaw: LuaItem.Flaw, kind: String)?

  init(_ decoder: inout LuaDecoder) {
    var fields = decoder.fields()
    if fields.next() {
      id = decoder.integer() == 0 ? "\(decoder.integer())" : decoder.string()
    }
    kind = fields.next() ? decoder.string() : id
    if fields.next() {
      models = decoder.items { item in
        if let found = item.flaw, flaw == nil { flaw = (items.count, found, item.kind) }
        items.append(ItemIdentifier(kind: item.kind, id: item.id))
      }
    }
    if fields.next() { model = decoder.reference() }
  }
}
