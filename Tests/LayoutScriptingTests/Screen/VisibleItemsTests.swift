import Foundation
import LayoutGeometry
import SectionHost
import Testing

@testable import LayoutScripting

@Suite("Handlers of visible items")
struct VisibleItemsTests {
  /// A strip of tiles 40 points wide, or rows, whose layout has a handler.
  private func screen(_ handler: String, behavior: String = "continuous", outputs: String = "")
    throws -> EditedScreen
  {
    try EditedScreen(
      """
      local ui = require "tessellua"
      local rows, seen = ui.behavior({}), ui.relay(0)
      local function handler(items, offset, env)
        \(handler)
      end
      return ui.screen{
        api_version = 1, inputs = { rows = rows }, outputs = { seen = seen \(outputs) },
        snapshot = ui.combine_latest({ rows, seen }, function(models, count)
          return ui.snapshot{ { id = "list", items = ui.items("row", models),
            model = { count = count } } }
        end),
        sections = { list = { layout = function()
          local tile = ui.item{ width = 40, height = 30 }
          return ui.section{
            group = ui.horizontal_group{ width = 40, height = 30, subitems = { tile } },
            orthogonal_scrolling_behavior = "\(behavior)",
            boundary_supplementary_items = { ui.header{ height = 10 } },
            visible_items_invalidation_handler = handler,
          }
        end } },
        cells = { row = ui.cell{ configure = function(cell, row) cell.id = row.id end } },
        supplementaries = { header = ui.view{ configure = function(view, section)
          view.count = section.model.count
        end } },
      }
      """
    ) { try $0.send(.rows(1...9), to: "rows") }
  }

  @Test("It is called at every pass with the visible items and the strip's offset")
  func arguments() throws {
    let screen = try screen(
      """
      local first = items[1]
      print(#items, first.kind, first.id, first.index, offset.x, offset[2], first.frame.x,
        first.frame[3], first.center.x, first.center[2], first.alpha, first.hidden, first.z_index,
        first.transform.a, first.transform[6], env.container.width, env.section.id)
      """)
    var printed: [String] = []
    screen.scripted.runtime.print = { script, line, text in
      printed.append(text)
      #expect(script == "example/screen.lua" && line == 5)
    }
    try screen.perform(.scrollSection("list", offset: 90))
    let words = try #require(printed.last).split(separator: "\t").map(String.init)
    #expect(
      words == [
        "3", "row", "3", "3", "90", "0", "80", "40", "100", "25", "1", "false", "0", "1", "0",
        "100", "list",
      ])
    // What is only read is not set.
    let item = try #require(screen.frames.last?.items[2])
    #expect(item.appearance == FrameSection.Appearance())
    printed.removeAll()
    #expect(screen.finish() == nil)
    #expect(printed.isEmpty)
  }

  @Test("Frames carry what it set, and nothing of what it did not")
  func settings() throws {
    let screen = try screen(
      """
      local a, b, c = items[1], items[2], items[3]
      a.alpha, a.z_index = 1, 7
      b.hidden, b.center = true, { 200, b.center.y + 5 }
      c.transform = { a = 2, d = 2 }
      c.center.x, c.alpha = 7, -3
      items[1] = nil
      """)
    let items = try #require(screen.frames.last).items
    #expect(items[0].appearance == FrameSection.Appearance(alpha: 1))
    #expect(items[0].z == 7)
    #expect(items[0].frame == Rect(x: 0, y: 10, width: 40, height: 30))
    #expect(items[1].appearance == FrameSection.Appearance(hidden: true))
    #expect(items[1].frame == Rect(x: 180, y: 15, width: 40, height: 30))
    #expect(
      items[2].appearance == FrameSection.Appearance(alpha: 0, transform: [2, 0, 0, 2, 0, 0]))
    #expect(items[2].frame.x == -13)
    // What is not visible is as the layout has it.
    #expect(items[3].appearance == FrameSection.Appearance())
    #expect(items[3].frame == Rect(x: 120, y: 10, width: 40, height: 30))
  }

  @Test("A change in place counts; an item that leaves is as the layout has it")
  func passes() throws {
    let screen = try screen(
      """
      for _, item in ipairs(items) do
        item.transform.tx = item.frame.x - offset.x
      end
      """)
    // The first is moved by 0, which is as it was.
    #expect(
      screen.frames.last?.items.map(\.appearance.transform)
        == [nil, [1, 0, 0, 1, 40, 0], [1, 0, 0, 1, 80, 0]] + Array(repeating: nil, count: 6))
    let moved = try #require(try screen.perform(.scrollSection("list", offset: 50)))
    #expect(
      moved.items.map(\.appearance.transform?[4])
        == [nil, -10, 30, 70, nil, nil, nil, nil, nil])
  }

  @Test("In a section that scrolls with the screen the offset is the screen's")
  func screenOffset() throws {
    let screen = try screen(
      "for _, item in ipairs(items) do item.alpha = offset.y / 100 end", behavior: "none")
    let frame = try #require(try screen.perform(.scroll(to: Point(x: 0, y: 25), clamp: true)))
    #expect(Set(frame.items.compactMap(\.appearance.alpha)) == [0.25])
  }

  @Test("What it sends to a relay is delivered after the pass, in the same instant")
  func relays() throws {
    let screen = try screen(
      """
      if seen.value ~= #items then
        seen:accept(#items)
        print("still " .. seen.value)
      end
      """)
    let frame = try #require(screen.frames.last)
    #expect(screen.frames.count == 1)
    #expect(frame.outputs.map(\.value) == [.integer(0), .integer(3)])
    #expect(frame.sections[0].supplementaries[0].content?.field("count") == .integer(3))
    #expect(frame.diagnostics.isEmpty)
  }

  @Test("A handler that never comes to rest ends after eight passes")
  func endless() throws {
    let screen = try screen("seen:accept(seen.value + 1)")
    #expect(screen.frames.last?.outputs.count == 9)
  }

  @Test(
    "What is wrong with it is a failed layout, at its place, and the section goes on",
    arguments: [
      ("error 'no'", "no", 4),
      ("items[2].alpha = 'half'", "[2].alpha: expected a number, got the string \"half\"", 3),
      (
        "items[1].transform = { 1, 2 }", "[1].transform: expected a transform {a, b, c, d, tx, ty}",
        3
      ),
      ("items[3].center = 0/0", "[3].center: expected a pair {x, y}", 3),
      ("items[1].z_index = 1.5", "[1].z_index: expected a whole number", 3),
      ("env.section.index = 2", "this table can only be read", 4),
    ])
  func failures(_ handler: String, _ message: String, _ line: Int) throws {
    let screen = try screen(handler)
    let frame = try #require(screen.frames.last)
    let diagnostic = try #require(frame.diagnostics.first)
    #expect(frame.diagnostics.count == 1)
    #expect(diagnostic.code == "layout_failed")
    #expect(diagnostic.section == "list")
    #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
    #expect(diagnostic.script == "example/screen.lua")
    #expect(diagnostic.line == line)
    #expect(frame.items[1].frame == Rect(x: 40, y: 10, width: 40, height: 30))
    #expect(frame.items[1].appearance == FrameSection.Appearance())
    // It stands while it lasts.
    try screen.reload(
      try String(contentsOfFile: "\(screen.folder)/screen.lua", encoding: .utf8)
        .replacing(handler, with: "items[1].alpha = 0.5"))
    #expect(screen.frames.last?.diagnostics == [])
    #expect(screen.frames.last?.items[0].appearance.alpha == 0.5)
  }
}
