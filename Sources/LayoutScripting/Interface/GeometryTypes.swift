import LuaRuntime

/// The types of tables that describe a section's layout.
///
/// The order of fields is the order in which `Decoding` reads them.
struct GeometryTypes {
  let number: LuaSchema.TypeID
  let point: LuaSchema.TypeID
  let dimension: LuaSchema.TypeID
  let extent: LuaSchema.TypeID
  let insetsRecord: LuaSchema.TypeID
  let insets: LuaSchema.TypeID
  let spacing: LuaSchema.TypeID
  let edgeSpacing: LuaSchema.TypeID
  let anchor: LuaSchema.TypeID
  let supplementaryItem: LuaSchema.TypeID
  let boundaryItem: LuaSchema.TypeID
  let decorationItem: LuaSchema.TypeID
  let item: LuaSchema.TypeID
  let lineGroup: LuaSchema.TypeID
  let customGroup: LuaSchema.TypeID
  /// What the function of a custom group returns.
  let frames: LuaSchema.TypeID
  let section: LuaSchema.TypeID
  let list: LuaSchema.TypeID
  let wrappedList: LuaSchema.TypeID
  /// What a layout function returns: a section or a list.
  let layout: LuaSchema.TypeID
  /// What a handler left of the visible items.
  let visibleItems: LuaSchema.TypeID
  let visibleItem: LuaSchema.TypeID

  init(_ schema: LuaSchema) {
    // Sums and products of lengths stay finite as long as each is no astronomical number.
    number = schema.number(from: -1e12, to: 1e12)
    let integer = schema.integer(from: -1e9, to: 1e9)
    let boolean = schema.boolean()
    let kind = schema.string(expected: "a kind")
    let length = schema.number(
      from: 0, to: 1e12, expected: "a number that is not negative")
    point = schema.list(of: number, count: 2, expected: "a pair {x, y}")
    dimension = schema.taggedNumber(
      Self.dimensionKinds, from: 0, to: 1e12, expected: "a dimension")
    extent = length

    insetsRecord = schema.record("insets", expected: "insets")
    schema.define(
      insetsRecord,
      [
        .init("top", number, "points at the top", default: "0"),
        .init("leading", number, "points at the leading side", default: "0"),
        .init("bottom", number, "points at the bottom", default: "0"),
        .init("trailing", number, "points at the trailing side", default: "0"),
      ])
    insets = schema.either([.number(number), .table(insetsRecord)], expected: "insets")

    spacing = schema.taggedNumber(
      ["fixed", "flexible"], from: -1e12, to: 1e12, expected: "a spacing")
    edgeSpacing = schema.record("edge_spacing", expected: "a table of spacings")
    schema.define(
      edgeSpacing,
      [
        .init("leading", spacing, "room at the leading side"),
        .init("top", spacing, "room at the top"),
        .init("trailing", spacing, "room at the trailing side"),
        .init("bottom", spacing, "room at the bottom"),
      ])

    let edge = schema.name(
      ["top", "leading", "bottom", "trailing"],
      expected: "one of the edges top, leading, bottom, trailing")
    anchor = schema.record("anchor", expected: "an anchor")
    schema.define(
      anchor,
      [
        .init(
          "edges", schema.list(of: edge, expected: "a list of edges"), "the edges that it holds to",
          isRequired: true),
        .init("absolute_offset", point, "points from there"),
        .init("fractional_offset", point, "parts of its own size from there"),
      ])
    schema.exclude(anchor, "absolute_offset", "fractional_offset")

    supplementaryItem = schema.record("supplementary_item", expected: "a supplementary item")
    schema.define(
      supplementaryItem,
      [
        .init("kind", kind, "its element kind, by which its view is chosen", isRequired: true),
        .init("width", dimension, "its width", isRequired: true),
        .init("height", dimension, "its height", isRequired: true),
        .init("container_anchor", anchor, "where it stands on the item or group", isRequired: true),
        .init(
          "item_anchor", anchor, "which point of its own stands there; by default the same edges"),
        .init("z_index", integer, "what lies over what", default: "1"),
        .init("content_insets", insets, "the insets around it", default: "0"),
      ])

    boundaryItem = schema.record(
      "boundary_supplementary_item", expected: "a boundary supplementary item")
    let alignment = schema.name(Self.alignments, expected: "an alignment")
    schema.define(
      boundaryItem,
      [
        .init("kind", kind, "its element kind, by which its view is chosen", isRequired: true),
        .init("width", dimension, "its width", isRequired: true),
        .init("height", dimension, "its height", isRequired: true),
        .init("alignment", alignment, "the edge, or the corner, where it stands", isRequired: true),
        .init("absolute_offset", point, "points from there"),
        .init(
          "extends_boundary", boolean, "whether the content makes room for it", default: "true"),
        .init(
          "pin_to_visible_bounds", boolean, "whether it stays in sight while its section is",
          default: "false"),
        .init("z_index", integer, "what lies over what", default: "1"),
        .init("content_insets", insets, "the insets around it", default: "0"),
      ])

    decorationItem = schema.record("decoration_item", expected: "a decoration item")
    schema.define(
      decorationItem,
      [
        .init("kind", kind, "its element kind, by which its view is chosen", isRequired: true),
        .init("content_insets", insets, "the insets around it", default: "0"),
        .init("z_index", integer, "what lies over what", default: "0"),
      ])

    let supplementaryItems = schema.list(
      of: supplementaryItem, expected: "a list of supplementary items")
    item = schema.record("item", expected: "an item")
    schema.define(
      item,
      [
        .init("width", dimension, "its width", isRequired: true),
        .init("height", dimension, "its height", isRequired: true),
        .init("content_insets", insets, "the insets around it", default: "0"),
        .init("edge_spacing", edgeSpacing, "room between it and its neighbours"),
        .init(
          "supplementary_items", supplementaryItems, "items that hang on its edges, such as badges"),
      ])

    lineGroup = schema.record("group", expected: "a group")
    customGroup = schema.record("custom_group", expected: "a custom group")
    let node = schema.either(
      [
        .tableWhere(field: "group", is: "custom", customGroup),
        .tableWith(field: "group", lineGroup), .table(item),
      ],
      expected: "an item or a group")
    schema.define(
      lineGroup,
      [
        .init(
          "group",
          schema.name(
            ["horizontal", "vertical"], expected: "\"horizontal\", \"vertical\" or \"custom\""),
          "which way it runs",
          isRequired: true),
        .init("width", dimension, "its width", isRequired: true),
        .init("height", dimension, "its height", isRequired: true),
        .init(
          "subitems",
          schema.list(of: node, atLeast: 1, expected: "a list of at least one item or group"),
          "what it repeats, in order",
          isRequired: true),
        .init(
          "count",
          schema.integer(from: 0, to: 1e6, expected: "a whole number that is not negative"),
          "so many of its one subitem"),
        .init(
          "count_mode", schema.name(["equal", "repeat"], expected: "\"equal\" or \"repeat\""),
          "whether those share the room equally or keep their size", default: "\"equal\""),
        .init("inter_item_spacing", spacing, "room between two subitems", default: "0"),
        .init(
          "content_insets", insets,
          "the insets around its subitems; a number under 1 is a part of its size", default: "0"),
        .init("edge_spacing", edgeSpacing, "room between it and its neighbours"),
        .init(
          "supplementary_items", supplementaryItems, "items that hang on its edges, such as badges"),
      ])
    schema.limit(
      lineGroup, "subitems", toOneWith: "count", expected: "exactly one subitem beside a count")

    let frame = schema.tuple(
      [number, number, length, length, integer], atLeast: 4,
      expected: "four numbers {x, y, width, height}")
    frames = schema.list(of: frame, atLeast: 1, expected: "a list of frames")
    schema.define(
      customGroup,
      [
        .init(
          "group", schema.name(["custom"], expected: "\"custom\""), "that its frames are given",
          isRequired: true),
        .init("width", dimension, "its width", isRequired: true),
        .init("height", dimension, "its height", isRequired: true),
        .init(
          "frames",
          schema.either(
            [
              .function(schema.function()),
              .table(frames),
            ], expected: "a list of frames or a function"),
          "the places of its items; a function is asked for them", isRequired: true,
          signature: "(env: CustomGroupEnvironment): Frames"),
        .init(
          "frames_unit",
          schema.name(["points", "fraction"], expected: "\"points\" or \"fraction\""),
          "what the frames' numbers count: points, or parts of the group's size",
          default: "\"points\""),
        .init("content_insets", insets, "the insets around it", default: "0"),
        .init("edge_spacing", edgeSpacing, "room between it and its neighbours"),
        .init(
          "supplementary_items", supplementaryItems, "items that hang on its edges, such as badges"),
      ])

    section = schema.record("section", expected: "a section")
    let reference = schema.name(Self.references, expected: "a content insets reference")
    let boundaryItems = schema.list(
      of: boundaryItem, expected: "a list of boundary supplementary items")
    let decorationItems = schema.list(of: decorationItem, expected: "a list of decoration items")
    let group = schema.either(
      [
        .tableWhere(field: "group", is: "custom", customGroup),
        .table(lineGroup),
      ], expected: "a group")
    schema.define(
      section,
      [
        .init("group", group, "what is repeated along the section", isRequired: true),
        .init(
          "content_insets", insets,
          "the insets around the groups; a number under 1 is a part of the container's size",
          default: "0"),
        .init("inter_group_spacing", number, "points between two groups", default: "0"),
        .init(
          "orthogonal_scrolling_behavior",
          schema.name(Self.behaviors, expected: "an orthogonal scrolling behavior"),
          "whether and how the section scrolls across the screen's direction", default: "\"none\""),
        .init("boundary_supplementary_items", boundaryItems, "its headers and footers"),
        .init("decoration_items", decorationItems, "its backgrounds"),
        .init(
          "supplementaries_follow_content_insets", boolean,
          "whether headers and footers stand within the content insets", default: "true"),
        .init(
          "content_insets_reference", reference,
          "what the content insets count from; automatic is the screen's", default: "\"automatic\""),
        .init(
          "supplementary_content_insets_reference", reference,
          "what the insets of headers and footers count from", default: "\"automatic\""),
        .init(
          "visible_items_invalidation_handler", schema.function(),
          "is called with the visible items, and may move, fade, hide or transform them",
          signature: "(items: VisibleItem[], offset: Offset, env: LayoutEnvironment)"),
      ])

    let listFields = schema.record("list", expected: "a list configuration")
    schema.define(
      listFields,
      [
        .init(
          "appearance", schema.name(Self.appearances, expected: "a list appearance"),
          "how the list looks", default: "\"plain\""),
        .init(
          "header_mode",
          schema.name(
            ["none", "supplementary", "first_item_in_section"], expected: "a header mode"),
          "where its header comes from", default: "\"none\""),
        .init(
          "footer_mode", schema.name(["none", "supplementary"], expected: "a footer mode"),
          "where its footer comes from", default: "\"none\""),
        .init("shows_separators", boolean, "whether lines stand between its rows", default: "true"),
        .init(
          "row_height", length, "the height of its rows until they are measured, in points",
          default: "44"),
        .init("header_top_padding", number, "points over its header"),
        .init(
          "content_insets", insets,
          "insets beside the list's own; a number under 1 is a part of the container's size"),
        .init("inter_group_spacing", number, "points between two rows", default: "0"),
        .init(
          "boundary_supplementary_items", boundaryItems, "headers and footers beside the list's own"
        ),
        .init("decoration_items", decorationItems, "backgrounds beside the list's own"),
      ])
    wrappedList = schema.record("list", expected: "a list")
    schema.define(
      wrappedList, [.init("list", listFields, "the list's configuration", isRequired: true)])
    list = listFields
    layout = schema.either(
      [.tableWith(field: "list", wrappedList), .table(section)], expected: "a section")

    visibleItem = schema.record("visible item", expected: "a visible item")
    schema.define(
      visibleItem,
      [
        .init("center", point, "where its middle stands", isRequired: true),
        .init("z_index", integer, "what lies over what", isRequired: true),
        .init("alpha", number, "how opaque it is, from 0 to 1"),
        .init("hidden", boolean, "whether it is not shown"),
        .init(
          "transform",
          schema.list(of: number, count: 6, expected: "a transform {a, b, c, d, tx, ty}"),
          "the matrix that it is shown through: `{a, b, c, d, tx, ty}`"),
      ])
    visibleItems = schema.list(of: visibleItem, expected: "a list of visible items")
  }
}
