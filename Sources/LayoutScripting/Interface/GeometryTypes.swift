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
  /// What a layout function returns: a section or a list.
  let layout: LuaSchema.TypeID
  /// What a handler left of the visible items.
  let visibleItems: LuaSchema.TypeID

  static let alignments: [StaticString] = [
    "none", "top", "top_leading", "leading", "bottom_leading", "bottom", "bottom_trailing",
    "trailing", "top_trailing",
  ]
  static let behaviors: [StaticString] = [
    "none", "continuous", "continuous_group_leading_boundary", "paging", "group_paging",
    "group_paging_centered",
  ]
  static let references: [StaticString] = [
    "automatic", "none", "safe_area", "layout_margins", "readable_content",
  ]
  static let appearances: [StaticString] = [
    "plain", "grouped", "inset_grouped", "sidebar", "sidebar_plain",
  ]

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
      [
        "absolute", "fractional_width", "fractional_height", "estimated",
        "uniform_across_siblings",
      ], from: 0, to: 1e12, expected: "a dimension")
    extent = length

    insetsRecord = schema.record("insets", expected: "insets")
    schema.define(
      insetsRecord,
      [
        .init("top", number), .init("leading", number), .init("bottom", number),
        .init("trailing", number),
      ])
    insets = schema.either([.number(number), .table(insetsRecord)], expected: "insets")

    spacing = schema.taggedNumber(
      ["fixed", "flexible"], from: -1e12, to: 1e12, expected: "a spacing")
    edgeSpacing = schema.record("edge_spacing", expected: "a table of spacings")
    schema.define(
      edgeSpacing,
      [
        .init("leading", spacing), .init("top", spacing), .init("trailing", spacing),
        .init("bottom", spacing),
      ])

    let edge = schema.name(
      ["top", "leading", "bottom", "trailing"],
      expected: "one of the edges top, leading, bottom, trailing")
    anchor = schema.record("anchor", expected: "an anchor")
    schema.define(
      anchor,
      [
        .init("edges", schema.list(of: edge, expected: "a list of edges"), isRequired: true),
        .init("absolute_offset", point), .init("fractional_offset", point),
      ])
    schema.exclude(anchor, "absolute_offset", "fractional_offset")

    supplementaryItem = schema.record("supplementary_item", expected: "a supplementary item")
    schema.define(
      supplementaryItem,
      [
        .init("kind", kind, isRequired: true), .init("width", dimension, isRequired: true),
        .init("height", dimension, isRequired: true),
        .init("container_anchor", anchor, isRequired: true), .init("item_anchor", anchor),
        .init("z_index", integer), .init("content_insets", insets),
      ])

    boundaryItem = schema.record(
      "boundary_supplementary_item", expected: "a boundary supplementary item")
    let alignment = schema.name(Self.alignments, expected: "an alignment")
    schema.define(
      boundaryItem,
      [
        .init("kind", kind, isRequired: true), .init("width", dimension, isRequired: true),
        .init("height", dimension, isRequired: true),
        .init("alignment", alignment, isRequired: true), .init("absolute_offset", point),
        .init("extends_boundary", boolean), .init("pin_to_visible_bounds", boolean),
        .init("z_index", integer), .init("content_insets", insets),
      ])

    decorationItem = schema.record("decoration_item", expected: "a decoration item")
    schema.define(
      decorationItem,
      [
        .init("kind", kind, isRequired: true), .init("content_insets", insets),
        .init("z_index", integer),
      ])

    let supplementaryItems = schema.list(
      of: supplementaryItem, expected: "a list of supplementary items")
    item = schema.record("item", expected: "an item")
    schema.define(
      item,
      [
        .init("width", dimension, isRequired: true), .init("height", dimension, isRequired: true),
        .init("content_insets", insets), .init("edge_spacing", edgeSpacing),
        .init("supplementary_items", supplementaryItems),
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
          isRequired: true),
        .init("width", dimension, isRequired: true), .init("height", dimension, isRequired: true),
        .init(
          "subitems",
          schema.list(of: node, atLeast: 1, expected: "a list of at least one item or group"),
          isRequired: true),
        .init(
          "count",
          schema.integer(from: 0, to: 1e6, expected: "a whole number that is not negative")),
        .init("count_mode", schema.name(["equal", "repeat"], expected: "\"equal\" or \"repeat\"")),
        .init("inter_item_spacing", spacing), .init("content_insets", insets),
        .init("edge_spacing", edgeSpacing), .init("supplementary_items", supplementaryItems),
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
        .init("group", schema.name(["custom"], expected: "\"custom\""), isRequired: true),
        .init("width", dimension, isRequired: true), .init("height", dimension, isRequired: true),
        .init(
          "frames",
          schema.either(
            [
              .function(schema.function()),
              .table(frames),
            ], expected: "a list of frames or a function"), isRequired: true),
        .init(
          "frames_unit",
          schema.name(["points", "fraction"], expected: "\"points\" or \"fraction\"")),
        .init("content_insets", insets), .init("edge_spacing", edgeSpacing),
        .init("supplementary_items", supplementaryItems),
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
        .init("group", group, isRequired: true), .init("content_insets", insets),
        .init("inter_group_spacing", number),
        .init(
          "orthogonal_scrolling_behavior",
          schema.name(Self.behaviors, expected: "an orthogonal scrolling behavior")),
        .init("boundary_supplementary_items", boundaryItems),
        .init("decoration_items", decorationItems),
        .init("supplementaries_follow_content_insets", boolean),
        .init("content_insets_reference", reference),
        .init("supplementary_content_insets_reference", reference),
        .init("visible_items_invalidation_handler", schema.function()),
      ])

    let listFields = schema.record("list", expected: "a list configuration")
    schema.define(
      listFields,
      [
        .init("appearance", schema.name(Self.appearances, expected: "a list appearance")),
        .init(
          "header_mode",
          schema.name(
            ["none", "supplementary", "first_item_in_section"], expected: "a header mode")),
        .init("footer_mode", schema.name(["none", "supplementary"], expected: "a footer mode")),
        .init("shows_separators", boolean), .init("row_height", length),
        .init("header_top_padding", number), .init("content_insets", insets),
        .init("inter_group_spacing", number),
        .init("boundary_supplementary_items", boundaryItems),
        .init("decoration_items", decorationItems),
      ])
    let wrappedList = schema.record("list", expected: "a list")
    schema.define(wrappedList, [.init("list", listFields, isRequired: true)])
    list = listFields
    layout = schema.either(
      [.tableWith(field: "list", wrappedList), .table(section)], expected: "a section")

    let visibleItem = schema.record("visible item", expected: "a visible item")
    schema.define(
      visibleItem,
      [
        .init("center", point, isRequired: true), .init("z_index", integer, isRequired: true),
        .init("alpha", number), .init("hidden", boolean),
        .init(
          "transform",
          schema.list(of: number, count: 6, expected: "a transform {a, b, c, d, tx, ty}")),
      ])
    visibleItems = schema.list(of: visibleItem, expected: "a list of visible items")
  }

  /// The constructors of those tables.
  func addConstructors(to schema: LuaSchema) {
    schema.taggedConstructor("absolute", extent)
    schema.taggedConstructor("fractional_width", extent)
    schema.taggedConstructor("fractional_height", extent)
    schema.taggedConstructor("estimated", extent)
    schema.taggedConstructor("uniform_across_siblings", extent)
    schema.taggedConstructor("fixed", number)
    schema.taggedConstructor("flexible", number)
    schema.edgesConstructor("insets", insetsRecord)
    schema.constructor("anchor", anchor)
    schema.constructor("item", item)
    schema.constructor("horizontal_group", lineGroup, presets: [.fixed("group", "horizontal")])
    schema.constructor("vertical_group", lineGroup, presets: [.fixed("group", "vertical")])
    schema.constructor("custom_group", customGroup, presets: [.fixed("group", "custom")])
    schema.constructor("section", section)
    schema.constructor("boundary_supplementary_item", boundaryItem)
    schema.constructor("header", boundaryItem, presets: edgeItem("header", "top"))
    schema.constructor("footer", boundaryItem, presets: edgeItem("footer", "bottom"))
    schema.constructor("supplementary_item", supplementaryItem)
    schema.constructor("decoration_item", decorationItem)
    schema.wrappingConstructor("list", list)
  }

  private func edgeItem(_ kind: StaticString, _ alignment: StaticString) -> [LuaSchema.Preset] {
    [
      .string("kind", kind), .string("alignment", alignment),
      .tagged("width", tag: "fractional_width", 1),
    ]
  }
}
