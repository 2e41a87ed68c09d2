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

  init(_ schema: LuaSchema, _ geometry: GeometryTypes, _ snapshots: SnapshotTypes) {
    let function = schema.function()
    let name = schema.string()

    cell = schema.record("cell", expected: "a cell definition")
    schema.define(
      cell,
      [
        .init(
          "reuse_identifier", name, "whose pool its cells come from; by default the item's kind"),
        .init(
          "configure", function, "fills a cell: the fields that it sets are its content",
          signature: "(cell: Cell, model: any, env: Environment)"),
        .init(
          "measure", function, "the size of a cell whose size is estimated; nil keeps the estimate",
          signature: "(model: any, env: Environment, proposed: Size): Size|nil"),
        .init(
          "will_display", function, "is called when a cell comes into sight",
          signature: "(cell: Cell, model: any)"),
        .init(
          "did_end_displaying", function, "is called when a cell has gone out of sight",
          signature: "(cell: Cell, model: any)"),
        .init(
          "prepare_for_reuse", function, "is called before a cell shows another item",
          signature: "(cell: Cell)"),
      ])
    view = schema.record("view", expected: "a view definition")
    schema.define(
      view,
      [
        .init(
          "reuse_identifier", name, "whose pool its views come from; by default its element kind"),
        .init(
          "configure", function, "fills a view: the fields that it sets are its content",
          signature: "(view: Cell, section: SectionInfo|nil, env: Environment, item: any)"),
        .init(
          "measure", function, "the size of a view whose size is estimated; nil keeps the estimate",
          signature:
            "(section: SectionInfo|nil, env: Environment, proposed: Size, item: any): Size|nil"),
        .init(
          "will_display", function, "is called when a view comes into sight",
          signature: "(view: Cell, section: SectionInfo|nil)"),
        .init(
          "did_end_displaying", function, "is called when a view has gone out of sight",
          signature: "(view: Cell, section: SectionInfo|nil)"),
      ])
    size = schema.record("size", expected: "a size {width=, height=}")
    schema.define(
      size,
      [
        .init("width", geometry.extent, "the width, in points"),
        .init("height", geometry.extent, "the height, in points"),
      ])

    let cells = schema.map(of: cell, expected: "a table of cell definitions by kind")
    let views = schema.map(of: view, expected: "a table of view definitions by element kind")
    sectionDefinition = schema.record("section definition", expected: "a section definition")
    schema.define(
      sectionDefinition,
      [
        .init(
          "layout", function,
          "says how a section is laid out; asked again only when what it read has changed",
          isRequired: true, signature: "(env: LayoutEnvironment): LayoutSection|List|nil"),
        .init("cells", cells, "its own cells, by the items' kind"),
        .init("supplementaries", views, "its own headers, footers and badges, by element kind"),
        .init("decorations", views, "its own backgrounds, by element kind"),
      ])

    let configuration = schema.record("configuration", expected: "a configuration")
    schema.define(
      configuration,
      [
        .init(
          "scroll_direction",
          schema.name(["vertical", "horizontal"], expected: "\"vertical\" or \"horizontal\""),
          "which way the screen scrolls", default: "\"vertical\""),
        .init(
          "inter_section_spacing", geometry.number, "points between two sections", default: "0"),
        .init(
          "boundary_supplementary_items",
          schema.list(
            of: geometry.boundaryItem, expected: "a list of boundary supplementary items"),
          "headers and footers of the whole screen"),
        .init(
          "content_insets_reference",
          schema.name(GeometryTypes.references, expected: "a content insets reference"),
          "what the sections' content insets count from", default: "\"safe_area\""),
      ])

    let input = schema.object(
      ofClasses: ScriptClass.inputs.map(\.rawValue), expected: "a subject or a relay")
    let stream = schema.object(
      ofClasses: ScriptClass.streams.map(\.rawValue), expected: "a stream")
    let snapshotExpected: StaticString = "a stream of snapshots or a snapshot"
    let snapshotObject = schema.object(
      ofClasses: (ScriptClass.streams + [.snapshot]).map(\.rawValue), expected: snapshotExpected)
    let snapshot = schema.either(
      [.object(snapshotObject), .table(snapshots.sections)], expected: snapshotExpected)
    screen = schema.record("screen", expected: "a screen (ui.screen{…})")
    schema.define(
      screen,
      [
        .init(
          "api_version", schema.version(ScriptInterface.version, expected: "the version 1"),
          "the version of this interface: 1",
          isRequired: true),
        .init("name", name, "its name; by default the folder's or the file's"),
        .init(
          "inputs", schema.map(of: input, expected: "a table of subjects and relays by name"),
          "what the outside world may send to, by name"),
        .init(
          "outputs", schema.map(of: stream, expected: "a table of streams by name"),
          "what the screen tells the outside world, by name"),
        .init("snapshot", snapshot, "what is on screen", isRequired: true),
        .init(
          "sections",
          schema.map(of: sectionDefinition, expected: "a table of section definitions by kind"),
          "section definitions, by the sections' kind; `default` stands for the others"),
        .init("cells", cells, "cells, by the items' kind; `default` stands for the others"),
        .init("supplementaries", views, "headers, footers and badges, by element kind"),
        .init("decorations", views, "section backgrounds, by element kind"),
        .init("configuration", configuration, "how the whole screen is laid out"),
        .init(
          "initial_scroll", schema.name(["start", "end"], expected: "\"start\" or \"end\""),
          "where the screen opens", default: "\"start\""),
      ])

    schema.title(cell, "CellDefinition")
    schema.title(view, "ViewDefinition")
    schema.title(size, "Size")
    schema.title(sectionDefinition, "SectionDefinition")
    schema.title(configuration, "Configuration")
    schema.title(screen, "Screen")
  }

  /// The constructors of those tables.
  func addConstructors(to schema: LuaSchema) {
    schema.constructor("screen", screen, "a screen: what a script returns")
    schema.constructor("cell", cell, "what a cell shows of an item")
    schema.constructor("view", view, "what a header, footer, badge or background shows")
  }
}
