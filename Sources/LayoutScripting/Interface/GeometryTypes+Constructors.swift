import LuaRuntime

extension GeometryTypes {
  /// The constructors of those tables.
  func addConstructors(to schema: LuaSchema) {
    schema.taggedConstructor("absolute", extent, "a length in points")
    schema.taggedConstructor("fractional_width", extent, "a part of the container's width")
    schema.taggedConstructor("fractional_height", extent, "a part of the container's height")
    schema.taggedConstructor(
      "estimated", extent, "a length in points until the real one has been measured")
    schema.taggedConstructor(
      "uniform_across_siblings", extent,
      "an estimate; the largest that is measured holds for all siblings")
    schema.taggedConstructor("fixed", number, "exactly so many points")
    schema.taggedConstructor(
      "flexible", number, "at least so many points, and its share of the room that is left")
    schema.edgesConstructor("insets", insetsRecord, "edge insets; one number is all four")
    schema.constructor("anchor", anchor, "a place on the edge of an item or a group")
    schema.constructor("item", item, "the place of one cell")
    schema.constructor(
      "horizontal_group", lineGroup, "subitems beside each other",
      presets: [.fixed("group", "horizontal")])
    schema.constructor(
      "vertical_group", lineGroup, "subitems below each other",
      presets: [.fixed("group", "vertical")])
    schema.constructor(
      "custom_group", customGroup, "items at places that are given",
      presets: [.fixed("group", "custom")])
    schema.constructor("section", section, "a section: its group, again and again")
    schema.constructor(
      "boundary_supplementary_item", boundaryItem,
      "a view at the edge of a section or of the screen")
    schema.constructor(
      "header", boundaryItem, "a header of full width at the top, of the kind `header`",
      presets: edgeItem("header", "top"))
    schema.constructor(
      "footer", boundaryItem, "a footer of full width at the bottom, of the kind `footer`",
      presets: edgeItem("footer", "bottom"))
    schema.constructor(
      "supplementary_item", supplementaryItem,
      "a view that hangs on an item or a group, such as a badge")
    schema.constructor("decoration_item", decorationItem, "a background of a section")
    schema.wrappingConstructor("list", list, "a section that is a list of rows")
  }

  /// What the reference calls the types.
  func addTitles(to schema: LuaSchema) {
    schema.title(dimension, "Dimension")
    schema.title(insetsRecord, "EdgeInsets")
    schema.title(spacing, "Spacing")
    schema.title(edgeSpacing, "EdgeSpacing")
    schema.title(anchor, "Anchor")
    schema.title(supplementaryItem, "SupplementaryItem")
    schema.title(boundaryItem, "BoundarySupplementaryItem")
    schema.title(decorationItem, "DecorationItem")
    schema.title(item, "LayoutItem")
    schema.title(lineGroup, "LayoutGroup")
    schema.title(customGroup, "CustomLayoutGroup")
    schema.title(frames, "Frames")
    schema.title(section, "LayoutSection")
    schema.title(list, "ListConfiguration")
    schema.title(wrappedList, "List")
    schema.title(visibleItem, "VisibleItemSettings")
  }

  private func edgeItem(_ kind: StaticString, _ alignment: StaticString) -> [LuaSchema.Preset] {
    [
      .string("kind", kind), .string("alignment", alignment),
      .tagged("width", tag: "fractional_width", 1),
    ]
  }
}
