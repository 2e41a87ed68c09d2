import TestSupport
import Testing

/// A call of a constructor and the plain table that it stands for.
struct ConstructorExample: Sendable, CustomTestStringConvertible {
  var call: String
  var table: String
  var place: LayoutPlace

  init(_ call: String, _ table: String, in place: LayoutPlace) {
    self.call = call
    self.table = table
    self.place = place
  }

  var testDescription: String { call }

  private static let cell = LayoutPlace.cell()
  private static let size = "width = 80, height = 20"

  /// Every constructor of the interface that describes a layout.
  static let all: [ConstructorExample] = [
    .init("ui.absolute(44)", "{ absolute = 44 }", in: .dimension),
    .init("ui.fractional_width(0.25)", "{ fractional_width = 0.25 }", in: .dimension),
    .init("ui.fractional_height(0.5)", "{ fractional_height = 0.5 }", in: .dimension),
    .init("ui.estimated(30)", "{ estimated = 30 }", in: .dimension),
    .init("ui.uniform_across_siblings(30)", "{ uniform_across_siblings = 30 }", in: .dimension),
    .init("ui.insets(12)", "{ top = 12, leading = 12, bottom = 12, trailing = 12 }", in: .insets),
    .init("ui.insets { top = 5, trailing = -3 }", "{ top = 5, trailing = -3 }", in: .insets),
    .init(
      "ui.insets(0.1)", "{ top = 0.1, leading = 0.1, bottom = 0.1, trailing = 0.1 }", in: .insets),
    .init("ui.insets {}", "{}", in: .insets),
    .init("ui.fixed(8)", "{ fixed = 8 }", in: .spacing),
    .init("ui.flexible(8)", "{ flexible = 8 }", in: .spacing),
    .init("ui.fixed(-8)", "{ fixed = -8 }", in: .spacing),
    .init(
      "ui.anchor { edges = { 'top', 'trailing' } }", "{ edges = { 'top', 'trailing' } }",
      in: .anchor),
    .init(
      "ui.anchor { edges = { 'leading' }, absolute_offset = { 3, -4 } }",
      "{ edges = { 'leading' }, absolute_offset = { 3, -4 } }", in: .anchor),
    .init(
      "ui.anchor { edges = { 'bottom' }, fractional_offset = { 0.5, -0.5 } }",
      "{ edges = { 'bottom' }, fractional_offset = { 0.5, -0.5 } }", in: .anchor),
    .init(
      """
      ui.item { width = 90, height = ui.fractional_height(1), content_insets = 2, \
      edge_spacing = { leading = 4, top = ui.flexible(1), trailing = 0, bottom = 1 }, \
      supplementary_items = {} }
      """,
      """
      { width = 90, height = { fractional_height = 1 }, content_insets = 2, \
      edge_spacing = { leading = 4, top = { flexible = 1 }, trailing = 0, bottom = 1 }, \
      supplementary_items = {} }
      """, in: .item),
    .init(
      """
      ui.horizontal_group { width = ui.fractional_width(1), height = 50, subitems = { \(cell) }, \
      count = 3, count_mode = 'equal', inter_item_spacing = 4, content_insets = ui.insets(3), \
      edge_spacing = { top = 2 }, supplementary_items = {} }
      """,
      """
      { group = 'horizontal', width = { fractional_width = 1 }, height = 50, \
      subitems = { \(cell) }, count = 3, count_mode = 'equal', inter_item_spacing = 4, \
      content_insets = { top = 3, leading = 3, bottom = 3, trailing = 3 }, \
      edge_spacing = { top = 2 }, supplementary_items = {} }
      """, in: .group),
    .init(
      "ui.vertical_group { width = 100, height = 70, subitems = { \(cell) }, count = 2, count_mode = 'repeat' }",
      "{ group = 'vertical', width = 100, height = 70, subitems = { \(cell) }, count = 2, count_mode = 'repeat' }",
      in: .group),
    .init(
      "ui.custom_group { width = 100, height = 60, frames = { { 0, 0, 50, 60 }, { 50, 5, 50, 20, 2 } } }",
      "{ group = 'custom', width = 100, height = 60, frames = { { 0, 0, 50, 60 }, { 50, 5, 50, 20, 2 } } }",
      in: .group),
    .init(
      "ui.custom_group { width = 100, height = 60, frames_unit = 'fraction', frames = { { 0, 0, 0.5, 1 } } }",
      "{ group = 'custom', width = 100, height = 60, frames_unit = 'fraction', frames = { { 0, 0, 0.5, 1 } } }",
      in: .group),
    .init(
      """
      ui.section { group = \(LayoutPlace.row()), content_insets = 16, inter_group_spacing = 7, \
      orthogonal_scrolling_behavior = 'group_paging', supplementaries_follow_content_insets = false, \
      content_insets_reference = 'none', supplementary_content_insets_reference = 'layout_margins', \
      boundary_supplementary_items = { ui.header { height = 30 } }, \
      decoration_items = { ui.decoration_item { kind = 'background' } } }
      """,
      """
      { group = \(LayoutPlace.row()), content_insets = 16, inter_group_spacing = 7, \
      orthogonal_scrolling_behavior = 'group_paging', supplementaries_follow_content_insets = false, \
      content_insets_reference = 'none', supplementary_content_insets_reference = 'layout_margins', \
      boundary_supplementary_items = { { kind = 'header', alignment = 'top', \
      width = { fractional_width = 1 }, height = 30 } }, \
      decoration_items = { { kind = 'background' } } }
      """, in: .section),
    .init(
      """
      ui.boundary_supplementary_item { kind = 'title', \(size), alignment = 'top_leading', \
      absolute_offset = { 2, 3 }, extends_boundary = false, pin_to_visible_bounds = true, \
      z_index = 4, content_insets = 1 }
      """,
      """
      { kind = 'title', \(size), alignment = 'top_leading', absolute_offset = { 2, 3 }, \
      extends_boundary = false, pin_to_visible_bounds = true, z_index = 4, content_insets = 1 }
      """, in: .boundaryItem),
    .init(
      "ui.header { height = 50 }",
      "{ kind = 'header', alignment = 'top', width = { fractional_width = 1 }, height = 50 }",
      in: .boundaryItem),
    .init(
      "ui.footer { height = ui.estimated(40) }",
      "{ kind = 'footer', alignment = 'bottom', width = { fractional_width = 1 }, height = { estimated = 40 } }",
      in: .boundaryItem),
    .init(
      "ui.header { height = 50, width = 90, kind = 'title', alignment = 'top_trailing', z_index = 3 }",
      "{ height = 50, width = 90, kind = 'title', alignment = 'top_trailing', z_index = 3 }",
      in: .boundaryItem),
    .init(
      """
      ui.supplementary_item { kind = 'badge', width = 8, height = 9, z_index = 5, \
      container_anchor = ui.anchor { edges = { 'top', 'trailing' } }, \
      item_anchor = ui.anchor { edges = { 'bottom' } }, content_insets = 1 }
      """,
      """
      { kind = 'badge', width = 8, height = 9, z_index = 5, \
      container_anchor = { edges = { 'top', 'trailing' } }, \
      item_anchor = { edges = { 'bottom' } }, content_insets = 1 }
      """, in: .badge),
    .init(
      "ui.decoration_item { kind = 'background', content_insets = 4, z_index = -1 }",
      "{ kind = 'background', content_insets = 4, z_index = -1 }", in: .decoration),
    .init("ui.list {}", "{ list = {} }", in: .section),
    .init("ui.list()", "{ list = {} }", in: .section),
    .init(
      """
      ui.list { appearance = 'inset_grouped', header_mode = 'supplementary', \
      footer_mode = 'supplementary', shows_separators = false, row_height = 50, \
      header_top_padding = 9, content_insets = 5, inter_group_spacing = 2, \
      boundary_supplementary_items = { ui.footer { height = 20, kind = 'note' } }, \
      decoration_items = { ui.decoration_item { kind = 'background' } } }
      """,
      """
      { list = { appearance = 'inset_grouped', header_mode = 'supplementary', \
      footer_mode = 'supplementary', shows_separators = false, row_height = 50, \
      header_top_padding = 9, content_insets = 5, inter_group_spacing = 2, \
      boundary_supplementary_items = { { kind = 'note', alignment = 'bottom', \
      width = { fractional_width = 1 }, height = 20 } }, \
      decoration_items = { { kind = 'background' } } } }
      """, in: .section),
  ]
}

/// Two ways to write the same layout.
struct EquivalentLayouts: Sendable, CustomTestStringConvertible {
  var short: String
  var long: String
  var place: LayoutPlace

  init(_ short: String, _ long: String, in place: LayoutPlace) {
    self.short = short
    self.long = long
    self.place = place
  }

  var testDescription: String { short }

  static let all: [EquivalentLayouts] = [
    .init("44", "{ absolute = 44 }", in: .dimension),
    .init("12", "{ top = 12, leading = 12, bottom = 12, trailing = 12 }", in: .insets),
    .init("0.1", "{ top = 80, leading = 40, bottom = 80, trailing = 40 }", in: .insets),
    .init("{ leading = 9 }", "{ top = 0, leading = 9, bottom = 0, trailing = 0 }", in: .insets),
    .init("8", "{ fixed = 8 }", in: .spacing),
    .init(
      "ui.header { height = 50 }",
      """
      { kind = 'header', alignment = 'top', width = { fractional_width = 1 }, \
      height = { absolute = 50 }, absolute_offset = { 0, 0 }, extends_boundary = true, \
      pin_to_visible_bounds = false, z_index = 1, content_insets = 0 }
      """, in: .boundaryItem),
    .init(
      "{ kind = 'badge', width = 8, height = 8, container_anchor = { edges = {} } }",
      """
      { kind = 'badge', width = 8, height = 8, z_index = 1, content_insets = 0, \
      container_anchor = { edges = {}, absolute_offset = { 0, 0 } } }
      """, in: .badge),
    .init("{ kind = 'b' }", "{ kind = 'b', content_insets = 0, z_index = 0 }", in: .decoration),
    .init(
      "{ group = \(LayoutPlace.row()) }",
      """
      { group = \(LayoutPlace.row()), content_insets = 0, inter_group_spacing = 0, \
      orthogonal_scrolling_behavior = 'none', boundary_supplementary_items = {}, \
      decoration_items = {}, supplementaries_follow_content_insets = true, \
      content_insets_reference = 'automatic', supplementary_content_insets_reference = 'automatic' }
      """, in: .section),
    .init(
      "{ group = 'horizontal', width = 200, height = 50, subitems = { \(LayoutPlace.cell()) }, count = 2 }",
      """
      { group = 'horizontal', width = 200, height = 50, subitems = { \(LayoutPlace.cell()) }, \
      count = 2, count_mode = 'equal', inter_item_spacing = 0, content_insets = 0 }
      """, in: .group),
    .init(
      "{ list = {} }",
      """
      { list = { appearance = 'plain', header_mode = 'none', footer_mode = 'none', \
      shows_separators = true, row_height = 44, content_insets = 0, inter_group_spacing = 0 } }
      """, in: .section),
    .init(
      """
      ui.custom_group { width = ui.fractional_width(1), height = 60, frames = function(env)
        return { { 0, 0, env.container.width / 2, env.container.height } }
      end }
      """,
      "{ group = 'custom', width = { fractional_width = 1 }, height = 60, frames = { { 0, 0, 200, 60 } } }",
      in: .group),
    .init(
      """
      ui.custom_group { width = 100, height = 60, frames_unit = 'fraction', frames = function()
        return { { 0, 0, 0.5, 1 }, { 0.5, 0, 0.5, 0.5, 3 } }
      end }
      """,
      "{ group = 'custom', width = 100, height = 60, frames = { { 0, 0, 50, 60 }, { 50, 0, 50, 30, 3 } } }",
      in: .group),
  ]
}

/// What the constructors return, and that a layout is the same in either way of writing.
@Suite struct ConstructorTests {
  /// Writes a table with its fields in the order of their names.
  private static let text = """
    local function text(value)
      if type(value) == "number" then return ("%.14g"):format(value) end
      if type(value) ~= "table" then return tostring(value) end
      assert(getmetatable(value) == nil, "not a plain table")
      local fields = {}
      for key, field in pairs(value) do
        fields[#fields + 1] = tostring(key) .. "=" .. text(field)
      end
      table.sort(fields)
      return "{" .. table.concat(fields, " ") .. "}"
    end
    """

  @Test(arguments: ConstructorExample.all)
  func returnsThePlainTable(_ example: ConstructorExample) throws {
    let script = LayoutScript(
      body: "return \(LayoutPlace.section("group = \(LayoutPlace.row())"))",
      prelude: """
        \(Self.text)
        print(text(\(example.call)))
        print(text(\(example.table)))
        """)
    let result = try script.render().result
    let printed = result.errors.split(separator: "\n").map { $0.drop { $0 != " " } }
    #expect(result.status == 0)
    #expect(printed.count == 2)
    #expect(printed.first == printed.last)
  }

  @Test(arguments: ConstructorExample.all)
  func laysOutAsThePlainTable(_ example: ConstructorExample) throws {
    try expectSameFrame(example.call, example.table, in: example.place)
  }

  @Test(arguments: EquivalentLayouts.all)
  func shortFormsAndDefaults(_ example: EquivalentLayouts) throws {
    try expectSameFrame(example.short, example.long, in: example.place)
  }

  @Test func leavesItsArgumentAlone() throws {
    let script = LayoutScript(
      body: "return \(LayoutPlace.section("group = \(LayoutPlace.row())"))",
      prelude: """
        local given = { height = 50 }
        local made = ui.header(given)
        print(given.kind, made ~= given, made.kind)
        """)
    #expect(try script.render().result.errors.hasSuffix(": nil\ttrue\theader\n"))
  }

  private func expectSameFrame(_ one: String, _ other: String, in place: LayoutPlace) throws {
    let first = try LayoutScript(body: "return " + place.layout(one)).render().result
    let second = try LayoutScript(body: "return " + place.layout(other)).render().result
    #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
    #expect(first == second)
    // Another value in that place would show.
    let items = try CaseJSON(text: first.output)["sections"][0]["items"].list
    #expect(items.count == 3)
  }
}
