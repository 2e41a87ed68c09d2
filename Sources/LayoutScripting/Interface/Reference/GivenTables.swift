/// A table that the host gives to scripts, as the reference describes it.
struct GivenTable: Sendable {
  /// A field of it.
  struct Field: Sendable {
    /// The name; `?` behind it where it is not always there.
    var name: String
    /// The type, in LuaLS's notation.
    var type: String
    /// What it means, in a phrase.
    var summary: String

    init(_ name: String, _ type: String, _ summary: String) {
      self.name = name
      self.type = type
      self.summary = summary
    }
  }

  /// What the reference calls it.
  var title: String
  /// The table whose fields it has too.
  var parent: String?
  /// What it is, in a phrase.
  var summary: String
  /// Its fields, in the order in which they are written.
  var fields: [Field]

  init(_ title: String, _ summary: String, parent: String? = nil, _ fields: [Field]) {
    self.title = title
    self.parent = parent
    self.summary = summary
    self.fields = fields
  }
}

extension GivenTable {
  /// All of them.
  static let all: [GivenTable] = [
    GivenTable(
      "Environment", "what a screen is shown in",
      [
        Field("container", "Container", "the room there is"),
        Field("traits", "Traits", "the device and what its user has chosen"),
        Field("safe_area_insets", "EdgeInsets", "the safe area"),
        Field("layout_margins", "EdgeInsets", "the layout margins, the safe area included"),
      ]),
    GivenTable(
      "LayoutEnvironment", "what a layout function is told", parent: "Environment",
      [Field("section", "LayoutSectionInfo", "the section that is laid out")]),
    GivenTable(
      "CustomGroupEnvironment", "what the function of a custom group is told",
      [Field("container", "Container", "the group's own room")]),
    GivenTable(
      "Container", "the room for a layout, in points",
      [
        Field("width", "number", "the width"), Field("height", "number", "the height"),
        Field("content_insets", "EdgeInsets", "the insets within it"),
        Field("effective_width", "number", "the width less the insets"),
        Field("effective_height", "number", "the height less the insets"),
      ]),
    GivenTable(
      "Traits", "the device and what its user has chosen",
      [
        Field("user_interface_idiom", "\"phone\"|\"pad\"", "the kind of device"),
        Field("user_interface_style", "\"light\"|\"dark\"", "light or dark appearance"),
        Field("horizontal_size_class", "\"compact\"|\"regular\"", "UIKit's measure of the width"),
        Field("vertical_size_class", "\"compact\"|\"regular\"", "UIKit's measure of the height"),
        Field("display_scale", "number", "pixels to a point"),
        Field("layout_direction", "\"ltr\"|\"rtl\"", "which way text runs"),
        Field(
          "preferred_content_size_category", "string",
          "the size of text: `extra_small` … `large` … `accessibility_extra_extra_extra_large`"),
        Field("font_scale", "number", "body text of that size over 17 points"),
      ]),
    GivenTable(
      "SectionInfo", "a section on screen",
      [
        Field("id", "string", "its identity"),
        Field("kind", "string", "what its definition is chosen by"),
        Field("index", "integer", "its place among the sections, from 1"),
        Field("count", "integer", "how many items it has"),
        Field("model?", "any", "its own model"),
      ]),
    GivenTable(
      "LayoutSectionInfo", "a section that is laid out", parent: "SectionInfo",
      [Field("items", "any[]", "its items' models, in order")]),
    GivenTable(
      "Item", "an item of a snapshot",
      [
        Field("kind", "string", "its data model, by which its cell is chosen"),
        Field("id", "string|integer", "its identity among the items of its kind"),
        Field("model?", "any", "what its cell shows; by default the item itself"),
      ]),
    GivenTable(
      "ControlEvent", "what a handler of a control event is told",
      [
        Field("name", "string", "what happened, such as `tap`"),
        Field("control?", "string", "the control that it happened to"),
        Field("value?", "any", "the value that came with it"),
      ]),
    GivenTable(
      "VisibleItem", "a visible item, as the handler of a section gets it",
      parent: "VisibleItemSettings",
      [
        Field("kind", "string", "its kind"), Field("id", "string", "its identity"),
        Field("index", "integer", "its place in the section, from 1"),
        Field("frame", "number[]", "where it stands: x, y, width and height"),
      ]),
    GivenTable(
      "Offset", "how far the content is scrolled",
      [
        Field("x", "number", "points from the leading edge"),
        Field("y", "number", "points from the top"),
      ]),
  ]

  /// Tables that only script tests write.
  static let tests: [GivenTable] = [
    GivenTable(
      "ScreenOptions", "what a screen under test is shown in, and what it begins with",
      [
        Field("device?", "string", "the device; by default `iphone_14`"),
        Field("data?", "string|table", "a file, or a value for each input"),
        Field("events?", "string|table[]", "a file, or a list of events"),
        Field("environment?", "table", "parts of the environment, as its file has them"),
        Field("size?", "number[]", "the view's width and height"),
        Field("scale?", "number", "pixels to a point"),
        Field("direction?", "\"ltr\"|\"rtl\"", "which way text runs"),
        Field("style?", "\"light\"|\"dark\"", "light or dark appearance"),
        Field("content_size_category?", "string", "the size of text"),
        Field("safe_area?", "number[]", "the safe area: top, leading, bottom, trailing"),
        Field("now?", "number", "seconds since 1970 at the time 0"),
      ]),
    GivenTable(
      "OrderOptions", "the inputs' values, and what the screen is shown in",
      parent: "ScreenOptions",
      [
        Field("inputs", "table<string, any>", "a value for each input"),
        Field("advance?", "number", "milliseconds that the clock runs at the end"),
      ]),
    GivenTable(
      "ScrollTarget", "where a screen under test scrolls to",
      [
        Field("x?", "number", "points from the left"), Field("y?", "number", "points from the top"),
        Field("clamp?", "boolean", "whether it stays within the content"),
        Field("item?", "string", "an item `\"kind:id\"`"),
        Field("position?", "\"top\"|\"center\"|\"bottom\"", "where that item comes to stand"),
        Field("section?", "string", "an orthogonal section"),
        Field("offset?", "number", "that section's offset"),
      ]),
  ]

  /// Names for types that signatures use, with the types they stand for.
  static let names: [(title: String, type: String, summary: String)] = [
    ("ItemName", "Item|string", "an item, or its name `\"kind:id\"`"),
    (
      "SnapshotSectionName", "SectionIdentifier|SnapshotSectionEntry",
      "a section's id, or a table with it"
    ),
  ]
}
