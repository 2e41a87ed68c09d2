import LayoutGeometry
import SectionHost
import Streams
import Testing

@testable import LayoutScripting

@Suite("Scripts are loaded again while their screen runs")
struct ReloadTests {
  /// A list of rows whose cells show their id after a mark, and tell of taps.
  static func list(
    mark: String = "a", height: Int = 50, snapshot: String = "rows", more: String = ""
  ) -> String {
    """
    local ui = require "tessellua"
    local rows, other, taps = ui.behavior({}), ui.relay(0), ui.publish_relay()
    \(more)
    local shown = \(snapshot):map(function(models)
      return ui.snapshot{ { id = "list", items = ui.items("row", models) } }
    end)
    return ui.screen{
      api_version = 1, inputs = { rows = rows, other = other }, outputs = { taps = taps },
      snapshot = shown,
      sections = { list = { layout = function() return ui.list{ row_height = \(height) } end } },
      cells = { row = ui.cell{ configure = function(cell, row)
        cell.text = "\(mark)" .. row.id
        cell:on("tap", function() taps:accept(row.id) end)
      end } },
    }
    """
  }

  @Test("The same script again: cells are bound anew, and nothing else changes")
  func same() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...20), to: "rows") }
    try screen.perform(.scroll(to: Point(x: 0, y: 320), clamp: true))
    let before = try #require(screen.frames.last)
    let after = try #require(try screen.reload())
    #expect(after.causes == ["reload_script"])
    #expect(after.changes.isEmpty)
    #expect(after.items.map(\.frame) == before.items.map(\.frame))
    for item in ["row:7", "row:8", "row:9"] {
      #expect(after.content(item, "text") == before.content(item, "text"))
    }
    #expect(Set(after.items.compactMap(\.cell?.number)) == [1, 2, 3])
    #expect(after.viewport == before.viewport)
    #expect(after.diagnostics.isEmpty)
    #expect(try screen.tap("row:8")?.outputs.map(\.value) == [.integer(8)])
  }

  @Test("Another script shows the inputs' last values its own way")
  func edited() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...20), to: "rows") }
    try screen.perform(.scroll(to: Point(x: 0, y: 300), clamp: true))
    let frame = try #require(try screen.reload(Self.list(mark: "b", height: 40)))
    #expect(frame.viewport == Rect(x: 0, y: 300, width: 100, height: 100))
    #expect(frame.items[0].frame.height == 40)
    #expect(frame.content("row:8", "text") == .string("b8"))
    // Where there is less of it, the place is the last one that there is.
    let less = try #require(try screen.reload(Self.list(height: 10)))
    #expect(less.viewport.y == 100)
  }

  @Test("Changes lead from what the old script showed to what the new one shows")
  func changes() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...4), to: "rows") }
    let frame = try #require(
      try screen.reload(
        Self.list(
          snapshot: """
            rows:map(function(models)
              return { models[4], { id = 2, title = "two" }, { id = 9 } }
            end)
            """)))
    #expect(
      frame.changedItems == [
        "delete row:1", "delete row:3", "insert row:9", "move row:4", "reconfigure row:2",
      ])
  }

  @Test("Values are sent again in the order in which they last arrived, with what ended them")
  func order() throws {
    let more = """
      local log = ui.replay(9)
      rows:subscribe(function(v) log:send("rows " .. #v) end, function(m) log:send(m) end)
      other:subscribe(function(v) log:send("other " .. v) end)
      taps = log
      """
    let text = Self.list(more: more).replacing(
      "local rows, other, taps", with: "local taps; local rows, other"
    )
    .replacing(", ui.publish_relay()", with: "")
    .replacing("taps:accept(row.id)", with: "taps:send(row.id)")
    let screen = try EditedScreen(text) {
      try $0.send(.rows(1...1), to: "rows")
      try $0.send(.integer(5), to: "other")
      try $0.send(.rows(1...2), to: "rows")
    }
    try screen.scripted.fail("rows", message: "gone")
    screen.finish()
    try screen.scripted.send(.rows(1...7), to: "rows")
    let frame = try #require(try screen.reload())
    #expect(
      frame.outputs.map(\.value)
        == ["rows 0", "other 0", "other 5", "rows 2", "gone"].map { .string($0) })
    #expect(frame.items.count == 2)
    #expect(frame.diagnostics.map(\.code) == ["stream_failed"])
  }

  @Test("An input that the script no longer has is skipped, and is there again when it is")
  func inputs() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...3), to: "rows") }
    let without = Self.list().replacing(
      "inputs = { rows = rows, other = other }", with: "inputs = {}")
    #expect(try screen.reload(without)?.items.isEmpty == true)
    #expect(screen.scripted.inputNames.isEmpty)
    #expect(try screen.reload(Self.list())?.items.count == 3)
  }

  @Test("A script that cannot be loaded leaves the last good one, and every frame says so")
  func stale() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...3), to: "rows") }
    screen.advance(to: 1500)
    let broken =
      "local ui = require \"tessellua\"\nreturn ui.screen{ api_version = 1, snapshott = 1 }"
    let frame = try #require(try screen.reload(broken))
    let stale = try #require(frame.diagnostics.first)
    #expect(frame.diagnostics.count == 1)
    #expect(stale.severity == .warning)
    #expect(stale.code == "stale_script")
    #expect(stale.reason == "type_error")
    #expect(stale.script == "example/screen.lua")
    #expect(stale.line == 2)
    #expect(stale.message == "not reloaded at 1500 ms: unknown field \"snapshott\" of screen")
    #expect(frame.causes == ["reload_script"])
    #expect(frame.sections == screen.frames[0].sections)
    // The last good one goes on.
    let tapped = try #require(try screen.tap("row:2"))
    #expect(tapped.outputs.map(\.value) == [.integer(2)])
    #expect(tapped.diagnostics == [stale])
    #expect(throws: PlacedError.self) { try screen.scripted.reload() }
    screen.finish()
    #expect(try screen.reload(Self.list())?.diagnostics == [])
  }

  @Test("A module is read again, and every file that was read or looked for is watched")
  func modules() throws {
    let text = Self.list().replacing("\"a\" ..", with: "require \"style\".mark ..")
    let screen = try EditedScreen(text, files: ["style.lua": "return { mark = 'x' }"]) {
      try $0.send(.rows(1...1), to: "rows")
    }
    #expect(screen.frames[0].content("row:1", "text") == .string("x1"))
    #expect(
      screen.scripted.watchedFiles
        == ["\(screen.folder)/screen.lua", "\(screen.folder)/style.lua"])
    try screen.write("return { mark = 'y' }", to: "style.lua")
    #expect(try screen.reload()?.content("row:1", "text") == .string("y1"))
    // A module that is missing only shows when it appears.
    try screen.reload("require \"missing\"")
    #expect(screen.scripted.watchedFiles.contains("\(screen.folder)/missing.lua"))
    try screen.write("return nil", to: "missing.lua")
    let repaired = try #require(try screen.reload("require \"missing\"\n" + Self.list(mark: "z")))
    #expect(repaired.diagnostics == [])
    #expect(repaired.content("row:1", "text") == .string("z1"))
  }

  @Test("While the new script has no snapshot nothing is shown; the place is kept")
  func waiting() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...20), to: "rows") }
    try screen.perform(.scroll(to: Point(x: 0, y: 300), clamp: true))
    let empty = try #require(try screen.reload(Self.list(snapshot: "rows:delay(100)")))
    #expect(empty.sections.isEmpty)
    #expect(empty.changes.sections.deleted.map(\.section) == ["list"])
    let full = try #require(screen.advance(to: 100))
    #expect(full.changes.sections.inserted.map(\.section) == ["list"])
    #expect(full.viewport.y == 300)
    #expect(full.items.filter { $0.cell != nil }.map(\.identifier.id) == ["7", "8"])
  }

  @Test("The clock lives on; timers and subscriptions of the old script do not")
  func clock() throws {
    let more = "ui.interval(100):subscribe(function(n) taps:accept(\"MARK\" .. n) end)"
    func script(_ mark: String) -> String { Self.list(more: more.replacing("MARK", with: mark)) }
    let screen = try EditedScreen(script("a"))
    screen.advance(to: 250)
    try screen.reload(script("b"))
    screen.advance(to: 400)
    #expect(
      screen.frames.filter { !$0.outputs.isEmpty }
        .map { "\(Int($0.at)) \($0.outputs.map(\.value))" }
        == ["100 a0", "200 a1", "350 b0"].map {
          let parts = $0.split(separator: " ")
          return "\(parts[0]) \([FrameValue.string(String(parts[1]))])"
        })
    let interval = screen.scripted.runtime.scope.live.filter { $0.name?.contains(":3") == true }
    #expect(interval.count == 1)
  }

  @Test("Another scroll direction and other headers are taken over whole")
  func configuration() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...20), to: "rows") }
    let horizontal = Self.list().replacing(
      "api_version = 1,",
      with: """
        api_version = 1, configuration = { scroll_direction = "horizontal",
          boundary_supplementary_items = { ui.boundary_supplementary_item{ kind = "bar",
            width = 10, height = ui.fractional_height(1), alignment = "leading" } } },
        """)
    let frame = try #require(try screen.reload(horizontal))
    #expect(frame.supplementaries.map(\.kind) == ["bar"])
    let back = try #require(try screen.reload(Self.list()))
    #expect(back.supplementaries.isEmpty)
    #expect(back.items.map(\.frame) == screen.frames[0].items.map(\.frame))
  }

  @Test("An event line asks for it")
  func event() throws {
    let screen = try EditedScreen(Self.list()) { try $0.send(.rows(1...2), to: "rows") }
    var frames: [Frame] = []
    var runner = EventRunner(screen.scripted, path: "events.jsonl") { frames.append($0) }
    try screen.write(Self.list(mark: "n"))
    try runner.play(Array(#"{"at":5,"reload_script":true}"#.utf8), number: 1)
    runner.finishInstant()
    #expect(frames.map(\.causes) == [["reload_script"]])
    #expect(frames[0].content("row:1", "text") == .string("n1"))
    let error = #expect(throws: PlacedError.self) {
      try runner.play(Array(#"{"at":5,"reload_script":1}"#.utf8), number: 2)
    }
    #expect(error?.message == "expected true, got a number")
  }

  @Test("A screen that has not begun, or has ended, listens to nothing after a reload")
  func notRunning() throws {
    let scripted = try ScriptScreen(
      text: Self.list(), environment: ScreenEnvironment(size: Size(width: 9, height: 9), scale: 1))
    try scripted.reload()
    #expect(scripted.runtime.scope.count == 0)
    scripted.screen.start()
    try scripted.send(.rows(1...1), to: "rows")
    let frame = try #require(scripted.screen.finishInstant())
    #expect(frame.causes == ["reload_script", "start", "input:rows"])
    #expect(frame.items.count == 1)
    #expect(scripted.runtime.scope.count == 2 + 1)
    scripted.close()
    try scripted.reload()
    #expect(scripted.runtime.scope.count == 0)
  }

  @Test("A script from a text reloads with another text")
  func text() throws {
    let scripted = try ScriptScreen(
      text: Self.list(), environment: ScreenEnvironment(size: Size(width: 9, height: 9), scale: 1))
    scripted.screen.start()
    try scripted.send(.rows(1...1), to: "rows")
    #expect(scripted.screen.finishInstant()?.content("row:1", "text") == .string("a1"))
    try scripted.reload(text: Self.list(mark: "t"))
    #expect(scripted.screen.finishInstant()?.content("row:1", "text") == .string("t1"))
    #expect(scripted.watchedFiles.isEmpty)
  }
}
