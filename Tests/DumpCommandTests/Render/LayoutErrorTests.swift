import TestSupport
import Testing

/// What is wrong with the layout of a section, by hand and through constructors.
@Suite struct LayoutErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { layout }
    /// What the layout function returns, on line 3; `item` is a whole item and `ui` the module.
    var layout: String
    var message: String
    var hint: String?
  }

  static let cases = [
    Case(layout: "5", message: "expected a section, got 5"),
    Case(layout: "nil", message: "expected a section for an item, got nothing"),
    Case(
      layout: "{ grup = 1 }", message: "unknown field \"grup\" of section",
      hint: "did you mean \"group\"?"),
    Case(
      layout:
        "{ group = { group = 'horizontal', width = 1, height = 1, subitems = { item, { width = 'half', height = 1 } } } }",
      message: "group.subitems[2].width: expected a dimension, got the string \"half\""),
    Case(
      layout: "{ group = { group = 'horizontal', width = 1, height = 1, subitms = {} } }",
      message: "group: unknown field \"subitms\" of group", hint: "did you mean \"subitems\"?"),
    Case(
      layout:
        "{ group = { group = 'horizontal', width = 1, height = 1, subitems = { { width = 1, height = 1, insets = 3 } } } }",
      message: "group.subitems[1]: unknown field \"insets\" of item"),
    Case(
      layout: "ui.header { height = 50, allignment = 'top' }",
      message: "unknown field \"allignment\" of boundary_supplementary_item",
      hint: "did you mean \"alignment\"?"),
    Case(
      layout: "ui.section { group = {}, content_insets_reference = 'margins' }",
      message: "group.group: expected \"horizontal\", \"vertical\" or \"custom\", got nothing"),
    Case(
      layout: "ui.item { width = 'half', height = 1 }",
      message: "width: expected a dimension, got the string \"half\""),
    Case(
      layout: "ui.item { width = 0/0, height = 1 }",
      message: "width: expected a finite number, got nan"),
    Case(
      layout: "ui.item { width = 1/0, height = 1 }",
      message: "width: expected a finite number, got infinity"),
    Case(
      layout: "ui.item { width = ui.fractional_width(-1), height = 1 }",
      message: "expected a number that is not negative, got -1"),
    Case(
      layout: "ui.item { width = 1e308, height = 1 }",
      message: "width: expected a number from 0 to 1e+12, got 1e+308"),
    Case(
      layout: "ui.item { width = 1, height = 1, content_insets = -1e16 }",
      message: "content_insets: expected a number from -1e+12 to 1e+12, got -1e+16"),
    Case(
      layout: "ui.item { width = -1, height = 1 }",
      message: "width: expected a number that is not negative, got -1"),
    Case(
      layout: "ui.horizontal_group { width = 1, height = 1, subitems = { item, item }, count = 2 }",
      message: "subitems: expected exactly one subitem beside a count, got 2 entries"),
    Case(
      layout:
        "{ group = { group = 'horizontal', width = 1, height = 1, subitems = { item } }, orthogonal_scrolling_behavior = 'pageing' }",
      message:
        "orthogonal_scrolling_behavior: expected an orthogonal scrolling behavior, got the string \"pageing\"",
      hint: "did you mean \"paging\"?"),
    Case(
      layout:
        "{ group = { group = 'horizontal', width = 1, height = 1, subitems = { item } }, boundary_supplementary_items = { { kind = 'header', width = 1, height = 1, pinned = true } } }",
      message:
        "boundary_supplementary_items[1]: unknown field \"pinned\" of boundary_supplementary_item"),
  ]

  @Test(arguments: cases)
  func isReported(_ bad: Case) throws {
    let script = """
      local ui, item = require "tessellua", { width = 1, height = 1 }
      local function layout()
        return \(bad.layout) end
      return ui.screen {
        api_version = 1, snapshot = ui.snapshot { { id = "a", items = { { kind = "x", id = 1 } } } },
        sections = { a = { layout = layout } }, cells = { x = {} },
      }
      """
    try withScreen(script) { folder in
      let rendering = try folder.render()
      #expect(rendering.status == 1)
      let problem = try #require(rendering.frames.first?.diagnostics.first)
      #expect(problem.code == "layout_failed")
      #expect(problem.reason == "type_error")
      #expect(problem.section == "a")
      #expect(problem.message == bad.message)
      #expect(problem.script == "home/screen.lua")
      let line = try #require(problem.line)
      // A value that is returned stands at the function, a constructor's at its own line.
      #expect(line == (bad.layout.hasPrefix("ui.") ? 3 : 2))
      #expect(problem.traceback == ["home/screen.lua:\(line): in layout"])
      let hint = bad.hint.map { "hint: \($0)\n" } ?? ""
      let first = "home/screen.lua:\(line): error: \(bad.message) [layout_failed]\n\(hint)"
      #expect(rendering.errors.hasPrefix(first))
      // The section falls back on the default rows.
      #expect(rendering.frames[0].items.map(\.frame) == [[0, 0, 390, 44]])
    }
  }
}
