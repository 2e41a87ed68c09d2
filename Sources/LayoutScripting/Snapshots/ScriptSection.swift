import LuaRuntime
import SectionHost
import Snapshots

/// A section of a snapshot as a script wrote it.
struct ScriptSection {
  var id = ""
  var kind = ""
  var model: LuaReference?
  /// The models of the items, in their order.
  var models: LuaReference?
  var items: [ItemIdentifier] = []
  /// The tree that gives its visible items, where it is one.
  var tree: ScriptSectionSnapshot?
  /// The first item that has no identity, and why.
  var flaw: (index: Int, flaw: LuaItem.Flaw, kind: String)?

  /// Reads a section with its items.
  init(_ decoder: inout LuaDecoder) {
    var fields = decoder.fields()
    if fields.next() { id = SnapshotTypes.identifier(&decoder) }
    kind = fields.next() ? decoder.string() : id
    if fields.next() {
      if decoder.integer() == 0 {
        tree = decoder.object() as? ScriptSectionSnapshot
        items = tree?.snapshot.visibleItems ?? []
      } else {
        models = decoder.items { add($0) }
      }
    }
    if fields.next() { model = decoder.reference() }
  }

  /// Reads a section without items, or its id alone.
  init(bare decoder: inout LuaDecoder) {
    switch decoder.integer() {
    case 0: id = "\(decoder.integer())"
    case 1: id = decoder.string()
    default:
      var fields = decoder.fields()
      if fields.next() { id = SnapshotTypes.identifier(&decoder) }
      if fields.next() { kind = decoder.string() }
      if fields.next() { model = decoder.reference() }
    }
    if kind.isEmpty { kind = id }
  }

  private mutating func add(_ item: LuaItem) {
    // A name is no item here: there would be no model to show.
    if let found = item.isName ? .noKind : item.flaw, flaw == nil {
      flaw = (items.count, found, item.kind)
    }
    items.append(ItemIdentifier(kind: item.kind, id: item.id))
  }

  /// A sentence about the first item that has no identity.
  var problem: String? {
    guard let (index, flaw, kind) = flaw else { return nil }
    let place = "item \(index + 1) of section \"\(id)\""
    switch flaw {
    case .noKind: return "\(place) has no kind"
    case .noID: return "\(place) has no id: a string or a whole number"
    case .colonInKind: return "\(place) has a colon in its kind \"\(kind)\""
    }
  }
}
