import FrameWriting
import SectionHost
import Testing

@testable import LayoutScripting

/// The screens that script tests open and drive.
@Suite struct TestScreenTests {
  /// A screen with cells and a header that count their taps, and a section that scrolls by itself.
  static let script = """
    local ui = require "tessellua"
    local list, mode = ui.behavior {}, ui.relay("plain")
    local function full(height)
      return ui.item { width = ui.fractional_width(1), height = height }
    end
    local function rows(env)
      return ui.section {
        group = ui.vertical_group {
          width = ui.fractional_width(1), height = env.traits.user_interface_idiom == "pad" and 60 or 50,
          subitems = { full(ui.fractional_height(1)) },
        },
        boundary_supplementary_items = { ui.header { height = 40 } },
      }
    end
    local function strip()
      return ui.section {
        group = ui.horizontal_group { width = 200, height = 100, subitems = { full(100) } },
        orthogonal_scrolling_behavior = "group_paging",
      }
    end
    local function count(view, name, control)
      view:on(name, control, function(event)
        view.taps = (view.taps or 0) + 1
        view.value = event.value
      end)
    end
    return ui.screen {
      api_version = 1,
      name = "rows",
      inputs = { list = list, mode = mode },
      snapshot = ui.combine_latest({ list, mode }, function(items, name)
        return ui.snapshot {
          { id = "strip", items = ui.items("card", { { id = 1 }, { id = 2 }, { id = 3 } }) },
          { id = "rows", items = ui.items("row", items), model = { title = name } },
        }
      end),
      sections = { strip = { layout = strip }, rows = { layout = rows } },
      cells = {
        card = ui.cell {},
        row = ui.cell { configure = function(cell, row)
          cell.title = row.title
          cell:on("tap", function() cell.taps = (cell.taps or 0) + 1 end)
          count(cell, "tap", "star")
          count(cell, "swipe", "edge")
        end },
      },
      supplementaries = { header = ui.view { configure = function(view, section)
        view.title = section.model.title
        count(view, "tap", "more")
      end } },
    }
    """

  private static let data = """
    {"list": [{"id": 1, "title": "one"}, {"id": 2, "title": "two"}, {"id": 3}, {"id": 4},
      {"id": 5}, {"id": 6}, {"id": 7}, {"id": 8}, {"id": 9}, {"id": 10}, {"id": 11}, {"id": 12},
      {"id": 13}, {"id": 14}, {"id": 15}, {"id": 16}, {"id": 17}, {"id": 18}, {"id": 19}]}
    """

  @Test(
    "A method does what the event line does",
    arguments: [
      (#"screen:send("mode", "loud")"#, #"{"send":{"input":"mode","value":"loud"}}"#),
      (
        #"screen:send("list", { { id = 1, title = "x" }, { id = "a", n = 1.5 } })"#,
        #"{"send":{"input":"list","value":[{"id":1,"title":"x"},{"id":"a","n":1.5}]}}"#
      ),
      (#"screen:send("list", {})"#, #"{"send":{"input":"list","value":[]}}"#),
      (#"screen:fail("list", "gone")"#, #"{"fail":{"input":"list","message":"gone"}}"#),
      (#"screen:complete("list")"#, #"{"complete":{"input":"list"}}"#),
      (#"screen:tap("row:1")"#, #"{"event":{"name":"tap","item":"row:1"}}"#),
      (
        #"screen:tap("row:2", "star")"#,
        #"{"event":{"name":"tap","item":"row:2","control":"star"}}"#
      ),
      (
        #"screen:tap("row:2", "star", { 1, 2 })"#,
        #"{"event":{"name":"tap","item":"row:2","control":"star","value":[1,2]}}"#
      ),
      (#"screen:tap("row:19")"#, #"{"event":{"name":"tap","item":"row:19"}}"#),
      (
        #"screen:tap("row:99", "star")"#,
        #"{"event":{"name":"tap","item":"row:99","control":"star"}}"#
      ),
      (
        #"screen:tap_supplementary("rows", "header", "more")"#,
        #"{"event":{"name":"tap","section":"rows","supplementary":"header","control":"more"}}"#
      ),
      (
        #"screen:tap_supplementary("rows", "header", "more", 3)"#,
        #"{"event":{"name":"tap","section":"rows","supplementary":"header","control":"more","index":3}}"#
      ),
      (
        #"screen:event { name = "swipe", item = "row:1", control = "edge", value = "left" }"#,
        #"{"event":{"name":"swipe","item":"row:1","control":"edge","value":"left"}}"#
      ),
      (#"screen:scroll_to { y = 120 }"#, #"{"scroll":{"to":[0,120]}}"#),
      (#"screen:scroll_to { x = 5, y = 1e6 }"#, #"{"scroll":{"to":[5,1000000]}}"#),
      (
        #"screen:scroll_to { y = -50, clamp = false }"#,
        #"{"scroll":{"to":[0,-50],"clamp":false}}"#
      ),
      (
        #"screen:scroll_to { item = "row:12", position = "bottom" }"#,
        #"{"scroll":{"item":"row:12","position":"bottom"}}"#
      ),
      (#"screen:scroll_to { item = "row:12" }"#, #"{"scroll":{"item":"row:12"}}"#),
      (
        #"screen:scroll_to { section = "strip", offset = 120 }"#,
        #"{"scroll":{"section":"strip","offset":120}}"#
      ),
      (
        #"screen:drag("strip", 0, 150, 1.5)"#,
        #"{"scroll":{"section":"strip","from":0,"to":150,"velocity":1.5}}"#
      ),
      (
        #"screen:drag("strip", nil, 150)"#, #"{"scroll":{"section":"strip","to":150}}"#
      ),
      (
        #"screen:drag { section = "strip", to = 150 }"#,
        #"{"scroll":{"section":"strip","to":150}}"#
      ),
      (#"screen:resize(844, 390)"#, #"{"resize":[844,390]}"#),
      (#"screen:rotate()"#, #"{"device":"iphone_14:landscape"}"#),
      (
        #"screen:rotate() screen:rotate()"#,
        "{\"device\":\"iphone_14:landscape\"}\n{\"device\":\"iphone_14\"}"
      ),
      (
        #"screen:resize(300, 500) screen:rotate()"#,
        "{\"resize\":[300,500]}\n{\"resize\":[500,300]}"
      ),
      (
        #"screen:environment { style = "dark", safe_area = { 1, 2, 3, 4 } }"#,
        #"{"environment":{"style":"dark","safe_area":[1,2,3,4]}}"#
      ),
      (#"screen:set_device("ipad_11")"#, #"{"device":"ipad_11"}"#),
      (#"screen:reload_data()"#, #"{"reload_data":true}"#),
    ])
  func events(method: String, line: String) throws {
    // The first frame stands before the event; the next one is compared, byte for byte.
    let frames = try Self.frames(
      "local screen = ui.test.open(\"rows.lua\", { data = \"data.json\" }) screen:frame() \(method)"
    )
    let expected = try Self.played(line.split(separator: "\n").map(String.init))
    #expect(frames == expected)
  }

  @Test("Time passes as with the times of events")
  func time() throws {
    let frames = try Self.frames(
      """
      local screen = ui.test.open("rows.lua", { data = "data.json" })
      screen:advance(100)
      screen:send("mode", "a")
      screen:send("mode", "b")
      screen:advance(50.5)
      screen:tap("row:1")
      """)
    let expected = try Self.played([
      #"{"at":100,"send":{"input":"mode","value":"a"}}"#,
      #"{"send":{"input":"mode","value":"b"}}"#,
      #"{"at":150.5,"event":{"name":"tap","item":"row:1"}}"#,
    ])
    #expect(frames == expected)
    #expect(frames.count == 3)
  }

  @Test("Data and events come from files beside the test, or from tables")
  func opening() throws {
    let lines = [
      #"{"at":0,"send":{"input":"mode","value":"a"}}"#,
      #"{"at":20,"event":{"name":"tap","item":"row:1"}}"#,
    ]
    let expected = try Self.played(lines)
    #expect(
      try Self.frames(
        "local screen = ui.test.open(\"rows.lua\", { data = \"data.json\", events = \"events.jsonl\" })",
        files: ["events.jsonl": lines.joined(separator: "\n")]) == expected)
    #expect(
      try Self.frames(
        """
        local screen = ui.test.open("rows.lua", {
          data = "data.json",
          events = {
            { at = 0, send = { input = "mode", value = "a" } },
            { at = 20, event = { name = "tap", item = "row:1" } },
          },
        })
        """) == expected)
    #expect(
      try Self.frames(
        "local screen = ui.test.open(\"rows.lua\", { data = { list = { { id = 1, title = \"x\" } } } })"
      ).last?.contains("\"title\":\"x\"") == true)
  }

  @Test(
    "What a screen is opened in",
    arguments: [
      ("device = \"ipad_11\"", "screen.device == \"ipad_11\" and screen.size[1] == 834"),
      ("size = { 320, 480 }, scale = 2", "screen.size[2] == 480 and screen.scale == 2"),
      (
        "direction = \"rtl\", style = \"dark\"",
        "screen.direction == \"rtl\" and screen.style == \"dark\""
      ),
      (
        "environment = { style = \"dark\", scale = 1 }, scale = 2",
        "screen.style == \"dark\" and screen.scale == 2"
      ),
      ("environment = { safe_area = { 1, 2, 3, 4 } }", "screen.safe_area[4] == 4"),
      ("environment = {}", "screen.device == \"iphone_14\""), ("", "screen.scale == 3"),
      ("content_size_category = \"small\"", "screen.content_size_category == \"small\""),
    ])
  func environment(options: String, condition: String) throws {
    let outcomes = try Self.outcomes(
      """
      local screen = ui.test.open("rows.lua", { \(options) }):frame().environment
      assert(\(condition))
      """)
    #expect(outcomes["t"] == "passed")
  }

  @Test("A cell of a matrix stands over what the test says, and the clock begins at its time")
  func cells() throws {
    var change = EnvironmentChange()
    change.style = .dark
    let script = """
      local ui = require "tessellua"
      it("t", function()
        local screen = ui.test.open("rows.lua", { style = "light", direction = "rtl", now = 60 })
        assert.same({ "dark", "rtl" }, { screen:frame().environment.style, screen:frame().environment.direction })
      end)
      """
    try ScriptTestProbe.with(["rows.lua": Self.script, "a_test.lua": script]) { (probe) throws in
      var probe = probe
      probe.cell = ScriptTestCell(name: "dark", environment: change)
      let outcomes = try probe.outcomes()
      #expect(outcomes["t"] == "passed")
    }
  }

  @Test("A frame is the table that its JSON holds")
  func frameTable() throws {
    let outcomes = try Self.outcomes(
      """
      local screen = ui.test.open("rows.lua", { data = "data.json" })
      local frame = screen:frame()
      assert.equal("tessellua/frame/1", frame.schema)
      assert.equal("integer", math.type(frame.sections[2].items[1].frame[1]))
      assert.equal("1", frame.sections[2].items[1].id)
      assert.same({}, frame.diagnostics)
      assert.same({ title = "one" }, frame.sections[2].items[1].cell.content)
      assert.equal(frame.sequence, screen:frame().sequence)
      assert.are_not.equal(frame, screen:frame())
      assert.equal(1, #screen:frames())
      """)
    #expect(outcomes["t"] == "passed")
  }

  @Test(
    "What cannot be done is an error at the test's line",
    arguments: [
      (#"screen:send("lst", 1)"#, "send: unknown input \"lst\""),
      (#"screen:send("list", print)"#, "expected a value that JSON can hold, got a function"),
      (#"screen:send(1, 1)"#, "send: expected an input's name, got 1"),
      (#"screen:fail("mode", "x")"#, "fail: the input \"mode\" is a relay, which cannot fail"),
      (#"screen:tap("row")"#, "tap: expected an item \"kind:id\", got \"row\""),
      (#"screen:tap()"#, "tap: expected an item \"kind:id\", got nothing"),
      (#"screen:event { item = "row:1" }"#, "event: event: expected the field \"name\""),
      (#"screen:event { name = "tap", itm = "row:1" }"#, "event: unknown field \"itm\" of event"),
      (#"screen:event("tap")"#, "event: expected a table with named fields"),
      (#"screen:scroll_to { z = 1 }"#, "unknown field \"z\" of scroll_to"),
      (
        #"screen:scroll_to { item = "row:99" }"#,
        "scroll_to: there is no item \"row:99\" now"
      ),
      (
        #"screen:drag("rows", 0, 1)"#,
        "drag: the section \"rows\" does not scroll by itself"
      ),
      (#"screen:resize(1)"#, "resize: expected a width and a height"),
      (#"screen:set_device("iphone_144")"#, "set_device: unknown device \"iphone_144\""),
      (
        #"screen:environment { style = "drak" }"#,
        "environment: expected one of light, dark, got \"drak\""
      ),
      (
        #"screen:advance(-1)"#,
        "advance: expected a number of milliseconds that is not negative, got -1"
      ),
      (#"screen:close() screen:frame()"#, "the screen is closed"),
      (#"screen:close() screen:tap("row:1")"#, "tap: the screen is closed"),
      (#"screen:tapp("row:1")"#, "a screen under test has no field or method \"tapp\""),
      (#"ui.test.open("rows.lua", { devise = "x" })"#, "open: unknown field \"devise\" of open"),
      (
        #"ui.test.open("rows.lua", { data = 5 })"#,
        "open: data: expected a path or a table of inputs, got a number"
      ),
      (#"ui.test.open("rows.lua", { data = { lst = 1 } })"#, "unknown input \"lst\""),
      (#"ui.test.open("rows.lua", { data = "none.json" })"#, "none.json: no such file"),
      (
        #"ui.test.open("rows.lua", { events = { { at = 5 }, { at = 1 } } })"#,
        "open: events[2]: the time goes back from 5 to 1"
      ),
      (#"ui.test.open("none.lua")"#, "none.lua: no such file"),
      (#"ui.test.open("broken.lua")"#, "broken.lua:2: oh"),
      (#"ui.test.open(5)"#, "test.open: expected the path of a screen, got 5"),
    ])
  func errors(call: String, message: String) throws {
    let outcomes = try Self.outcomes(
      "local screen = ui.test.open(\"rows.lua\", { data = \"data.json\" })\n\(call)",
      files: ["broken.lua": "\nerror('oh')"])
    #expect(outcomes["t"] == "5: \(message)")
  }

  @Test("Screens cannot be tested outside of tests")
  func outside() throws {
    try ScriptTestProbe.with(["s.lua": "require('tessellua').test.open('x.lua')"]) {
      (probe) throws in
      let error = try #require(throws: PlacedError.self) {
        try ScriptScreen(
          path: "\(probe.folder)/s.lua", environment: ScreenEnvironment(device: .standard))
      }
      #expect(error.message == "ui.test.open: screens cannot be tested from here")
      #expect(error.hint == "ui.test is for files *_test.lua, which layout-dump test runs")
    }
  }

  @Test("The clock of the test follows its screens")
  func clock() throws {
    let outcomes = try Self.outcomes(
      """
      local fired = 0
      ui.timer(100):subscribe(function() fired = fired + 1 end)
      local screen = ui.test.open("rows.lua")
      screen:advance(99)
      assert.equal(0, fired)
      screen:advance(1)
      assert.equal(1, fired)
      assert.equal(0.1, os.clock())
      """)
    #expect(outcomes["t"] == "passed")
  }

  // MARK: Helpers

  private static func outcomes(_ body: String, files: [String: String] = [:]) throws
    -> ScriptTestProbe.Outcomes
  {
    try ScriptTestProbe.outcomes(
      """
      local ui = require "tessellua"

      it("t", function()
        \(body)
      end)
      """, files: files.merging(["rows.lua": script, "data.json": data]) { $1 })
  }

  /// The frames of `screen`, as the test that runs the statements hands them out.
  private static func frames(_ body: String, files: [String: String] = [:]) throws -> [String] {
    let test = """
      local ui = require "tessellua"
      it("t", function()
        \(body)
      end)
      """
    let all = files.merging(["rows.lua": script, "data.json": data, "a_test.lua": test]) { $1 }
    return try ScriptTestProbe.with(all) { (probe) throws in
      let options = ScriptTestOptions(
        goldens: GoldenStore(
          isUpdating: false, engine: GoldenEngine(version: "", textMetrics: "")))
      let run = try TestRun("\(probe.folder)/a_test.lua", options, cell: nil)
      defer { run.close() }
      let tests = try run.load()
      #expect(run.run(tests[0]) == .passed)
      return try run.session.screens[0].frames().map { String(decoding: $0.json, as: UTF8.self) }
    }
  }

  /// The frames of event lines behind the first frame.
  private static func played(_ lines: [String]) throws -> [String] {
    try ScriptTestProbe.with(["rows.lua": script]) { (probe) throws in
      let screen = try ScriptScreen(
        path: "\(probe.folder)/rows.lua", environment: ScreenEnvironment(device: .standard))
      defer { screen.close() }
      let frames = Frames()
      screen.screen.start()
      try screen.send(data: Array(data.utf8), path: "data.json")
      var runner = EventRunner(screen, path: "events.jsonl") { frames.all.append($0) }
      if !lines[0].hasPrefix("{\"at\"") { runner.finishInstant() }
      for (index, line) in lines.enumerated() {
        try runner.play(Array(line.utf8), number: index + 1)
      }
      runner.finishInstant()
      return frames.all.map { String(decoding: $0.json, as: UTF8.self) }
    }
  }

  private final class Frames { var all: [Frame] = [] }
}
