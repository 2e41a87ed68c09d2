import LuaRuntime

/// The types of tables that describe a snapshot.
struct SnapshotTypes {
  /// All of a snapshot.
  let sections: LuaSchema.TypeID
  /// A list of items, or of their names.
  let items: LuaSchema.TypeID
  /// A list of sections, or of their ids, without items.
  let sectionNames: LuaSchema.TypeID
  /// Where something is put: before or after something else.
  let itemAnchor: LuaSchema.TypeID
  let sectionAnchor: LuaSchema.TypeID

  init(_ schema: LuaSchema) {
    let identifier = schema.either(
      [.number(schema.integer()), .string(schema.string())],
      expected: "an id: a string or a whole number")
    let model = schema.pinned(expected: "a model")
    items = schema.items(expected: "a list of items")
    let tree = schema.object(
      ofClasses: [ScriptClass.sectionSnapshot.rawValue], expected: "a section snapshot")
    let contents = schema.either(
      [.object(tree), .table(items)], expected: "a list of items or a section snapshot")
    let section = schema.record("section", expected: "a section {id=, items=}")
    schema.define(
      section,
      [
        .init("id", identifier, "its identity", isRequired: true),
        .init("kind", schema.string(), "what its definition is chosen by; by default its id"),
        .init("items", contents, "its items, in order, or as a tree"),
        .init("model", model, "what its own views show"),
      ])
    sections = schema.list(of: section, expected: "a list of sections")

    let bare = schema.record("section", expected: "a section {id=, kind=, model=}")
    schema.define(
      bare,
      [
        .init("id", identifier, "its identity", isRequired: true),
        .init("kind", schema.string(), "what its definition is chosen by; by default its id"),
        .init("model", model, "what its own views show"),
      ])
    sectionNames = schema.list(
      of: schema.either(
        [.number(schema.integer()), .string(schema.string()), .table(bare)],
        expected: "an id or a section"), expected: "a list of ids or sections")

    let one = schema.pinned(expected: "an item or its name \"kind:id\"")
    itemAnchor = schema.record("anchor", expected: "{before=item} or {after=item}")
    schema.define(
      itemAnchor,
      [
        .init("before", one, "the item before which it goes", signature: "ItemName"),
        .init("after", one, "the item after which it goes", signature: "ItemName"),
      ])
    sectionAnchor = schema.record("anchor", expected: "{before=id} or {after=id}")
    schema.define(
      sectionAnchor,
      [
        .init("before", identifier, "the id of the section before which it goes"),
        .init("after", identifier, "the id of the section after which it goes"),
      ])

    schema.title(identifier, "SectionIdentifier")
    schema.title(section, "SnapshotSection")
    schema.title(bare, "SnapshotSectionEntry")
    schema.title(itemAnchor, "ItemAnchor")
    schema.title(sectionAnchor, "SectionAnchor")
  }

  /// Reads an id; whole numbers are written in digits.
  static func identifier(_ decoder: inout LuaDecoder) -> String {
    decoder.integer() == 0 ? "\(decoder.integer())" : decoder.string()
  }
}
