import LayoutGeometry
import SectionHost
import Testing

@testable import LayoutScripting

/// What people reported of layouts written as scripts, each with what is right here.
@Suite("Reports about layout scripts")
struct LayoutReportTests {
  /// A screen of sections `a` and `b`, whose items come from inputs; `a` is laid out by a function
  /// that begins in line 4.
  private func screen(
    _ body: String, count: Int = 1, size: Size = Size(width: 1000, height: 800)
  ) throws -> EditedScreen {
    try EditedScreen(
      """
      local ui = require "tessellua"
      local rows = ui.behavior({})
      local function layout(env)
        \(body)
      end
      return ui.screen{
        api_version = 1, inputs = { rows = rows },
        snapshot = rows:map(function(models)
          return ui.snapshot{ { id = "a", items = ui.items("row", models) },
            { id = "b", items = { { kind = "row", id = "b" } } } }
        end),
        sections = { a = { layout = layout },
          b = { layout = function() return ui.list{ row_height = 40 } end } },
        cells = { row = ui.cell{} },
      }
      """, size: size
    ) { try $0.send(.rows(1...count), to: "rows") }
  }

  private func frames(_ screen: EditedScreen) -> [Rect] {
    screen.frames.last?.sections[0].items.map(\.frame) ?? []
  }

  @Test("L-03: a division by no neighbours costs its own section only, and only while it lasts")
  func division() throws {
    let screen = try screen(
      "return ui.list{ row_height = 44 + 7 % (env.section.count - 1) }")
    let frame = try #require(screen.frames.last)
    let diagnostic = try #require(frame.diagnostics.first)
    #expect(frame.diagnostics.count == 1)
    #expect(diagnostic.code == "layout_failed" && diagnostic.section == "a")
    #expect(diagnostic.script == "example/screen.lua" && diagnostic.line == 4)
    #expect(frame.sections[1].items[0].frame == Rect(x: 0, y: 44, width: 1000, height: 40))
    let next = try #require(try screen.send(.rows(1...3), to: "rows"))
    #expect(next.diagnostics.isEmpty)
    #expect(next.items[0].frame.height == 45)
  }

  // UIKit's own rules decide otherwise: fractions and the slots of a count are cut to whole pixels,
  // and what is left over stays at the end (geometry 3.3, 5.3); no line is left between two.
  @Test(
    "L-04: three parts of 1000 whole pixels",
    arguments: [("ui.fractional_height(1)", "count = 3"), ("ui.fractional_height(1 / 3)", "")])
  func thirds(_ height: String, _ count: String) throws {
    let screen = try screen(
      """
      local part = ui.item{ width = ui.fractional_width(1), height = \(height) }
        return ui.section{ group = ui.vertical_group{ width = ui.fractional_width(1),
          height = 1000, subitems = { part }, \(count) } }
      """, count: 3, size: Size(width: 1000, height: 1000))
    let frames = frames(screen)
    #expect(frames.map(\.y) == [0, 333, 666])
    #expect(frames.map(\.maxY) == [333, 666, 999])
  }

  @Test("L-05: outer gaps are what was written, on all four sides", arguments: [10.0, 20])
  func outerGaps(gap: Double) throws {
    let screen = try screen(
      """
      return ui.section{ content_insets = \(Int(gap)), group = ui.vertical_group{
        width = ui.fractional_width(1), height = \(Int(800 - 2 * gap)),
        subitems = { ui.item{ width = ui.fractional_width(1), height = ui.fractional_height(1) } } } }
      """)
    #expect(
      frames(screen) == [Rect(x: gap, y: gap, width: 1000 - 2 * gap, height: 800 - 2 * gap)])
  }

  @Test("L-06: a gap between two is there once")
  func innerGap() throws {
    let screen = try screen(
      """
      local half = ui.item{ width = ui.fractional_width(1), height = ui.fractional_height(1) }
        return ui.section{ group = ui.horizontal_group{ width = ui.fractional_width(1),
          height = 100, subitems = { half }, count = 2, inter_item_spacing = 10 } }
      """, count: 2)
    #expect(
      frames(screen)
        == [Rect(x: 0, y: 0, width: 495, height: 100), Rect(x: 505, y: 0, width: 495, height: 100)])
  }

  // Fewer frames than items are no mistake here: further items take the next group (geometry 5.6).
  @Test(
    "L-07, L-08: a frame that is none is refused with its path, and the line that wrote it",
    arguments: [
      (
        "{ { 0, 0, 10, 10 }, { 0, 0, 10 } }",
        "frames[2]: expected four numbers {x, y, width, height}"
      ),
      ("{ { 0, 0, -5, 10 } }", "frames[1][3]: expected a number that is not negative, got -5"),
      ("{}", "frames: expected a list of frames"),
    ])
  func boxes(_ frames: String, _ message: String) throws {
    let screen = try screen(
      "return ui.section{ group = ui.custom_group{ width = 10, height = 10, frames = \(frames) } }")
    let frame = try #require(screen.frames.last)
    #expect(frame.diagnostics.map(\.code) == ["layout_failed"])
    #expect(frame.diagnostics[0].message.contains(message), "\(frame.diagnostics[0].message)")
    #expect(frame.diagnostics[0].script == "example/screen.lua")
    #expect(frame.diagnostics[0].line == 4)
    #expect(frame.sections[1].items.count == 1)
  }

  // A width of 0 is a legal size (only negative ones are refused); the key is named all the same.
  @Test("L-08: an error names the script's own key, and 0 is a size")
  func keys() throws {
    let refused = try screen("return ui.list{ row_height = -1 }")
    #expect(
      refused.frames.last?.diagnostics.map(\.message)
        == ["row_height: expected a number that is not negative, got -1"])
    let empty = try screen("return ui.list{ row_height = 0 }")
    #expect(empty.frames.last?.diagnostics == [])
    #expect(frames(empty).map(\.height) == [0])
  }

  @Test("L-09: arithmetic on a misspelt field names the field, the line and the section")
  func misspelt() throws {
    let screen = try screen(
      """
      local function height(model) return model.hieght + 10 end
        return ui.list{ row_height = height(env.section.items[1]) }
      """)
    let diagnostic = try #require(screen.frames.last?.diagnostics.first)
    #expect(diagnostic.section == "a")
    #expect(diagnostic.line == 4)
    #expect(diagnostic.message.contains("field 'hieght'"), "\(diagnostic.message)")
    #expect(
      diagnostic.traceback.count == 2
        && diagnostic.traceback.allSatisfy { $0.hasPrefix("example/screen.lua:") })
  }

  // A part of 0 or all of it is no mistake: such an item has no width (geometry 4.1).
  @Test(
    "L-10: shares near and at their ends",
    arguments: [
      (0.999, [999.0, 1.0]), (1.0, [1000.0, 0.0]), (0.0, [0.0, 1000.0]),
    ])
  func shares(_ factor: Double, _ widths: [Double]) throws {
    let screen = try screen(
      """
      local function part(share)
          return ui.item{ width = ui.fractional_width(share), height = ui.fractional_height(1) }
        end
        return ui.section{ group = ui.horizontal_group{ width = ui.fractional_width(1),
          height = 100, subitems = { part(\(factor)), part(1 - \(factor)) } } }
      """, count: 2)
    #expect(frames(screen).map(\.width) == widths)
    #expect(screen.frames.last?.diagnostics == [])
  }
}
