import LuaRuntime
import SectionHost
import Snapshots

/// Items as a script gave them to an operation.
struct ScriptItems {
  var identifiers: [ItemIdentifier] = []
  /// Whether each brought a model.
  var hasModel: [Bool] = []
  /// The models, in the same order.
  var models: LuaReference
}

/// Where an operation puts something.
enum ScriptAnchor<Identifier> {
  case before(Identifier)
  case after(Identifier)
}

extension ScriptCall {
  /// The snapshot that a method is called on.
  func snapshot() throws(LuaRefusal) -> ScriptSnapshot {
    try object(ScriptSnapshot.self, "a snapshot")
  }

  /// Passes an error of the state on to the script.
  func refusing<Result>(_ body: () throws(LuaError) -> Result) throws(LuaRefusal) -> Result {
    do throws(LuaError) { return try body() } catch { throw LuaRefusal(error) }
  }

  /// A list of items, or one item; an item is a table or a name `kind:id`.
  func items(_ position: Int) throws(LuaRefusal) -> ScriptItems {
    let list = try list(position, expected: "items", singleWith: ["id", "kind"])
    return try items(in: list)
  }

  private func items(in list: LuaReference) throws(LuaRefusal) -> ScriptItems {
    var identifiers: [ItemIdentifier] = []
    var hasModel: [Bool] = []
    var flaw: (Int, LuaItem.Flaw)?
    let models = try refusing { () throws(LuaError) in
      try runtime.state.decode(list, as: runtime.interface.snapshots.items) { decoder in
        decoder.items { item in
          if let found = item.flaw, flaw == nil { flaw = (identifiers.count, found) }
          identifiers.append(ItemIdentifier(kind: item.kind, id: item.id))
          hasModel.append(!item.isName)
        }
      }
    }
    if let (index, flaw) = flaw {
      let reason =
        switch flaw {
        case .noKind: "has no kind"
        case .noID: "has no id"
        case .colonInKind: "has a colon in its kind"
        }
      throw LuaRefusal(
        "\(name): item \(index + 1) \(reason)",
        hint: "an item is a table with kind and id, or a name \"kind:id\"")
    }
    return ScriptItems(identifiers: identifiers, hasModel: hasModel, models: models)
  }

  /// One item, a table or a name.
  func item(_ position: Int) throws(LuaRefusal) -> ItemIdentifier {
    let items = try items(position)
    guard let item = items.identifiers.first, items.identifiers.count == 1 else {
      throw LuaRefusal("\(name): expected one item, got \(items.identifiers.count)")
    }
    return item
  }

  /// A list of sections or ids, or one of them.
  func sections(_ position: Int) throws(LuaRefusal) -> [ScriptSection] {
    let list = try list(position, expected: "section ids", singleWith: ["id", "kind"])
    return try refusing { () throws(LuaError) in
      try runtime.state.decode(
        list, as: runtime.interface.snapshots.sectionNames, label: name
      ) { decoder in
        decoder.list { ScriptSection(bare: &$0) }
      }
    }
  }

  /// One section's id.
  func section(_ position: Int) throws(LuaRefusal) -> String {
    if let id = arguments.string(position) { return id }
    if let id = arguments.integer(position) { return "\(id)" }
    throw refusal(position, expected: "a section's id")
  }

  /// A list; what stands alone (a string, a number, a table with one of the
  /// fields) becomes a list of one.
  private func list(_ position: Int, expected: String, singleWith fields: [String])
    throws(LuaRefusal) -> LuaReference
  {
    let value = arguments.take(position)
    switch value {
    case .table(let table):
      let isList = try refusing { () throws(LuaError) in
        for field in fields where try !runtime.state.field(field, of: table).isNil { return false }
        return true
      }
      if isList { return table }
    case .string, .integer: break
    default:
      throw LuaRefusal("\(name): expected \(expected), got \(value.kindName)")
    }
    return try refusing { () throws(LuaError) in
      try runtime.state.makeList([value], hasCount: false)
    }
  }

  /// Where items are put.
  func itemAnchor(_ position: Int) throws(LuaRefusal) -> ScriptAnchor<ItemIdentifier> {
    let (reference, isBefore) = try anchor(position, runtime.interface.snapshots.itemAnchor) {
      $0.reference()
    }
    let list = try refusing { () throws(LuaError) in
      try runtime.state.build { writer in writer.list(count: 1) { $0.write(reference) } }
    }
    guard let items = list.reference.map({ $0 }) else {
      throw refusal(position, expected: "an item")
    }
    let item = try self.items(in: items).identifiers[0]
    return isBefore ? .before(item) : .after(item)
  }

  /// Where sections are put.
  func sectionAnchor(_ position: Int) throws(LuaRefusal) -> ScriptAnchor<String> {
    let (section, isBefore) = try anchor(
      position, runtime.interface.snapshots.sectionAnchor, SnapshotTypes.identifier)
    return isBefore ? .before(section) : .after(section)
  }

  private func anchor<Value>(
    _ position: Int, _ type: LuaSchema.TypeID, _ read: (inout LuaDecoder) -> Value
  ) throws(LuaRefusal) -> (Value, isBefore: Bool) {
    guard let table = arguments.table(position) else {
      throw refusal(position, expected: "{before=} or {after=}")
    }
    let (before, after) = try refusing { () throws(LuaError) in
      try runtime.state.decode(table, as: type) { decoder in
        var fields = decoder.fields()
        let before = fields.next() ? read(&decoder) : nil
        return (before, fields.next() ? read(&decoder) : nil)
      }
    }
    switch (before, after) {
    case (let before?, nil): return (before, true)
    case (nil, let after?): return (after, false)
    default: throw LuaRefusal("\(name): expected one of before and after")
    }
  }
}
