import Foundation
import LayoutGeometry
import SectionHost
import Streams
import Testing

@testable import LayoutScripting

/// What lua-api 4 says of cells and views, as scripts see it.
@Suite("Cells that scripts fill")
struct CellScriptTests {
  /// A list of rows 50 points high in a view of 100; what scripts print is kept.
  private final class Rows {
    let screen: EditedScreen
    private(set) var printed: [String] = []

    /// - Parameters:
    ///   - cell: The fields of the cell's definition.
    ///   - header: The fields of the header's definition.
    init(
      _ cell: String, header: String? = nil, count: Int = 4
    ) throws {
      let boundary =
        header == nil ? "" : "boundary_supplementary_items = { ui.header{ height = 20 } }"
      screen = try EditedScreen(
        """
        local ui = require "tessellua"
        local rows, title, out = ui.behavior({}), ui.relay("one"), ui.publish_relay()
        return ui.screen{
          api_version = 1, inputs = { rows = rows, title = title }, outputs = { out = out },
          snapshot = ui.combine_latest({ rows, title }, function(models, text)
            return ui.snapshot{ { id = "list", items = ui.items("row", models),
              model = { title = text } } }
          end),
          sections = { list = { layout = function()
            return ui.list{ row_height = 50, \(boundary) }
          end } },
          cells = { row = ui.cell{ \(cell) } },
          supplementaries = { header = ui.view{ \(header ?? "") } },
        }
        """)
      screen.scripted.runtime.print = { [unowned self] in printed.append($2) }
      try send(1...count)
    }

    func send(_ ids: ClosedRange<Int>) throws { try screen.send(.rows(ids), to: "rows") }

    /// What was printed since the last time.
    func take() -> [String] {
      defer { printed = [] }
      return printed
    }

    func scroll(to y: Double) throws {
      try screen.perform(.scroll(to: Point(x: 0, y: y), clamp: true))
    }
  }

  private static let telling = """
    reuse_identifier = "RowCell",
    configure = function(cell, row, env)
      print("configure", row.id, env.container.width, cell.text)
      cell.text = row.id
    end,
    will_display = function(cell, row) print("show", row.id, cell.text) end,
    did_end_displaying = function(cell, row) print("end", row.id, cell.text) end,
    prepare_for_reuse = function(cell) print("reuse", cell.text) end,
    """

  @Test("Each function is called when and with what UIKit calls it")
  func callOrder() throws {
    let rows = try Rows(Self.telling)
    #expect(
      rows.take() == [
        "configure\t1\t100\tnil", "show\t1\t1", "configure\t2\t100\tnil", "show\t2\t2",
      ])
    try rows.scroll(to: 50)
    #expect(rows.take() == ["end\t1\t1", "reuse\tnil", "configure\t3\t100\tnil", "show\t3\t3"])
    #expect(rows.screen.frames.last?.items[2].cell?.reuseIdentifier == "RowCell")
    #expect(rows.screen.frames.last?.items[2].cell?.number == 1)
  }

  @Test("reload_data binds every cell anew, a different model only its own, in place")
  func reloads() throws {
    let rows = try Rows(Self.telling)
    _ = rows.take()
    try rows.screen.perform(.reloadData)
    #expect(
      rows.take() == [
        "end\t1\t1", "end\t2\t2", "reuse\tnil", "configure\t1\t100\tnil", "show\t1\t1",
        "reuse\tnil", "configure\t2\t100\tnil", "show\t2\t2",
      ])
    try rows.screen.send([["id": 1, "new": true], ["id": 2]], to: "rows")
    #expect(rows.take() == ["configure\t1\t100\tnil"])
  }

  @Test("reload_items takes the cell back, reconfigure_items configures it in place")
  func marks() throws {
    let marked = try EditedScreen(
      """
      local ui = require "tessellua"
      local marks = ui.relay("none")
      local list = ui.snapshot{ { id = "list", items = ui.items("row", { { id = 1 }, { id = 2 } }) } }
      return ui.screen{
        api_version = 1, inputs = { marks = marks },
        snapshot = marks:map(function(mark)
          local next = list:copy()
          if mark == "reload" then next:reload_items{ "row:1" } end
          if mark == "reconfigure" then next:reconfigure_items{ "row:2" } end
          return next
        end),
        sections = { list = { layout = function() return ui.list{ row_height = 50 } end } },
        cells = { row = ui.cell{ \(Self.telling) } },
      }
      """)
    var printed: [String] = []
    marked.scripted.runtime.print = { printed.append($2) }
    let reloaded = try #require(try marked.send("reload", to: "marks"))
    #expect(printed == ["end\t1\t1", "reuse\tnil", "configure\t1\t100\tnil", "show\t1\t1"])
    #expect(reloaded.changes.items.reloaded.map(\.item) == ["row:1"])
    printed = []
    let reconfigured = try #require(try marked.send("reconfigure", to: "marks"))
    #expect(printed == ["configure\t2\t100\tnil"])
    #expect(reconfigured.changes.items.reconfigured.map(\.item) == ["row:2"])
  }

  @Test("A cell that ends is told with the model that it was shown with")
  func endsWithItsModel() throws {
    let rows = try Rows(Self.telling)
    _ = rows.take()
    try rows.screen.send([["id": 9]], to: "rows")
    #expect(
      rows.take()
        == ["end\t1\t1", "end\t2\t2", "reuse\tnil", "configure\t9\t100\tnil", "show\t9\t9"])
  }

  @Test("An event with a control reaches only handlers of that control")
  func controls() throws {
    let rows = try Rows(
      """
      configure = function(cell, row)
        cell:on("tap", function(event) print("cell", event.name, event.control) end)
        cell:on("tap", "like", function(event) print("like", event.control) end)
        cell:events("press"):subscribe(function() print("press") end)
      end,
      """)
    try rows.screen.tap("row:1")
    #expect(rows.take() == ["cell\ttap\tnil"])
    try rows.screen.tap("row:1", control: "like")
    #expect(rows.take() == ["like\tlike"])
    let frame = try #require(try rows.screen.tap("row:1", control: "share"))
    #expect(frame.diagnostics.map { "\($0.severity) \($0.code)" } == ["warning unhandled_event"])
    #expect(frame.causes == ["event:tap row:1"])
  }

  @Test("A binding lives exactly as long as its cell shows its item")
  func bindings() throws {
    let rows = try Rows(
      """
      configure = function(cell, row)
        cell:bind(title, function(text) cell.title = text .. row.id end)
        cell.bag:add(title:subscribe(function() end))
      end,
      """, count: 9)
    let scope = rows.screen.scripted.runtime.scope
    let before = scope.count
    #expect(rows.screen.frames.last?.items[0].cell?.bindings == 2)
    for y in [50.0, 200, 350, 0] { try rows.scroll(to: y) }
    try rows.screen.perform(.reloadData)
    try rows.screen.send("two", to: "title")
    #expect(scope.count == before)
    #expect(rows.screen.frames.last?.content("row:1", "title") == "two1")
    #expect(rows.screen.frames.last?.diagnostics == [])
    rows.screen.scripted.close()
    #expect(scope.count == 0)
    #expect(rows.screen.scripted.leakReport.isEmpty)
  }

  @Test("A bound stream that fails is told of until the binding ends")
  func failedBindings() throws {
    let rows = try Rows(
      """
      configure = function(cell, row)
        cell:bind(title:map(function(text) return text == "bad" and error("no title") or text end),
          function(text) cell.title = text end)
        cell:bind(title:flat_map(function(text) return text == "bad" and ui.fail("gone") or ui.just(text) end),
          function() end)
      end,
      """)
    func failures(_ frame: Frame?) -> [String] {
      (frame?.diagnostics ?? []).map { "\($0.severity) \($0.code) \($0.item!): \($0.message)" }
    }
    let all = rows.screen.frames.last?.items.filter { $0.cell != nil }.map {
      "error stream_failed \($0.identifier): no title"
    }
    let failed = try #require(try rows.screen.send("bad", to: "title"))
    #expect(failures(failed) == all)
    #expect(failed.diagnostics[0].reason == "runtime_error")
    #expect(failures(try rows.screen.perform(.reloadData)) == all)
    _ = try rows.screen.send("good", to: "title")
    #expect(failures(try rows.screen.perform(.reloadData)) == [])
  }

  @Test("A handler may write to its cell; after its binding has ended a write raises")
  func lateWrites() throws {
    let rows = try Rows(
      """
      configure = function(cell, row)
        title:subscribe(function(text) cell.title = text end)
      end,
      """, count: 9)
    let written = try #require(try rows.screen.send("two", to: "title"))
    #expect(written.content("row:1", "title") == "two")
    try rows.scroll(to: 200)
    let late = try #require(try rows.screen.send("three", to: "title"))
    #expect(Set(late.diagnostics.map(\.code)) == ["handler_failed"])
    #expect(late.diagnostics[0].message.contains("this cell shows another item now"))
    #expect(late.diagnostics[0].line == 13)
    #expect(late.content("row:5", "title") == "three")
    // They are in no bag, and the report says where they were made.
    #expect(
      rows.screen.scripted.leakReport.map(\.name) == ["example/screen.lua:13"])
  }

  @Test("Two live handlers of one control are a warning, and no more than that")
  func doubleBinding() throws {
    let rows = try Rows(
      """
      configure = function(cell, row)
        cell:events("tap"):subscribe(function() print("tap", row.id) end)
      end,
      """)
    let frame = try #require(try rows.screen.perform(.reloadData))
    #expect(frame.diagnostics.map(\.code) == ["double_binding", "double_binding"])
    try rows.screen.tap("row:2")
    #expect(rows.take() == ["tap\t2", "tap\t2"])
  }

  @Test("The model that functions see is the script's own table")
  func ownModel() throws {
    let rows = try Rows(
      """
      configure = function(cell, row)
        print(rawequal(row, rows.value[row.id]))
        cell:on("tap", function() print(rawequal(row, rows.value[row.id])) end)
      end,
      """)
    try rows.screen.tap("row:1")
    #expect(rows.take() == ["true", "true", "true"])
  }

  @Test("A header is told of its section, and configured again when its model changes")
  func headers() throws {
    let rows = try Rows(
      "",
      header: """
        configure = function(view, section, env, item)
          print("configure", section.id, section.kind, section.index, section.count, item)
          view.title = section.model.title
        end,
        will_display = function(view, section) print("show", section.model.title) end,
        did_end_displaying = function(view, section) print("end", section.model.title) end,
        """)
    #expect(rows.take().isEmpty, "another number of items is no other model")
    try rows.screen.send("two", to: "title")
    #expect(rows.take() == ["configure\tlist\tlist\t1\t4\tnil"])
    try rows.scroll(to: 100)
    #expect(rows.take() == ["end\ttwo"])
  }
}
