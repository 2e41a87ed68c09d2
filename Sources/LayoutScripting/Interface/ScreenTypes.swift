import LuaRuntime

/// The types of tables that describe a screen.
///
/// The order of fields is the order in which `ScreenDecoder` reads them.
struct ScreenTypes {
  let screen: LuaSchema.TypeID
  let cell: LuaSchema.TypeID
  let view: LuaSchema.TypeID
  let size: LuaSchema.TypeID
  /// How one kind of section is laid out and shown; also what a plugin builds.
  let sectionDefinition: LuaSchema.TypeID

  init(_ schema: LuaSchema, _ geometry: GeometryTypes) {
    let function = schema.function()
    let name = schema.string()

    cell = schema.record("cell", expected: "a cell definition")
    schema.define(
      cell,
      [
        .init("reuse_identifier", name), .init("configure", function),
        .init("measure", function), .init("will_display", function),
        .init("did_end_displaying", function), .init("prepare_for_reuse", function),
      ])
    view = schema.record("view", expected: "a view definition")
    schema.define(
      view,
      [
        .init("reuse_identifier", name), .init("configure", function),
        .init("measure", function), .init("will_display", function),
        .init("did_end_displaying", function),
      ])
    size = schema.record("size", expected: "a size {width=, height=}")
    schema.define(size, [.init("width", geometry.extent), .init("height", geometry.extent)])

    let cells = schema.map(of: cell, expected: "a table of cell definitions by kind")
    let views = schema.map(of: view, expected: "a table of view definitions by element kind")
    sectionDefinition = schema.record("section definition", expected: "a section definition")
    schema.define(
      sectionDefinition,
      [
        .init("layout", function, isRequired: true), .init("cells", cells),
        .init("supplementaries", views), .init("decorations", views),
      ])

    let configuration = schema.record("configuration", expected: "a configuration")
    schema.define(
      configuration,
      [
        .init(
          "scroll_direction",
          schema.name(["vertical", "horizontal"], expected: "\"vertical\" or \"horizontal\"")),
        .init("inter_section_spacing", geometry.number),
        .init(
          "boundary_supplementary_items",
          schema.list(
            of: geometry.boundaryItem, expected: "a list of boundary supplementary items")),
        .init(
          "content_insets_reference",
          schema.name(GeometryTypes.references, expected: "a content insets reference")),
      ])

    let input = schema.object(
      ofClasses: ScriptClass.inputs.map(\.rawValue), expected: "a subject or a relay")
    let stream = schema.object(
      ofClasses: ScriptClass.streams.map(\.rawValue), expected: "a stream")
    let snapshot = schema.object(
      ofClasses: (ScriptClass.streams + [.snapshot]).map(\.rawValue),
      expected: "a stream of snapshots or a snapshot")
    screen = schema.record("screen", expected: "a screen (ui.screen{…})")
    schema.define(
      screen,
      [
        .init(
          "api_version", schema.version(ScriptInterface.version, expected: "the version 1"),
          isRequired: true),
        .init("name", name),
        .init("inputs", schema.map(of: input, expected: "a table of subjects and relays by name")),
        .init("outputs", schema.map(of: stream, expected: "a table of streams by name")),
        .init("snapshot", snapshot, isRequired: true),
        .init(
          "sections",
          schema.map(of: sectionDefinition, expected: "a table of section definitions by kind")),
        .init("cells", cells), .init("supplementaries", views), .init("decorations", views),
        .init("configuration", configuration),
        .init("initial_scroll", schema.name(["start", "end"], expected: "\"start\" or \"end\"")),
      ])
  }

  /// The constructors of those tables.
  func addConstructors(to schema: LuaSchema) {
    schema.constructor("screen", screen)
    schema.constructor("cell", cell)
    schema.constructor("view", view)
  }
}
