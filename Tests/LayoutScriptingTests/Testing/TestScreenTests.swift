import SectionHost
import Testing

@testable import LayoutScripting

/// The screens that script tests open and drive.
@Suite struct TestScreenTests {
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
    let frames = try RowsScreen.frames(
      "local screen = ui.test.open(\"rows.lua\", { data = \"data.json\" }) screen:frame() \(method)"
    )
    let expected = try RowsScreen.played(line.split(separator: "\n").map(String.init))
    #expect(frames == expected)
  }

  @Test("Time passes as with the times of events")
  func time() throws {
    let frames = try RowsScreen.frames(
      """
      local screen = ui.test.open("rows.lua", { data = "data.json" })
      screen:advance(100)
      screen:send("mode", "a")
      screen:send("mode", "b")
      screen:advance(50.5)
      screen:tap("row:1")
      """)
    let expected = try RowsScreen.played([
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
    let expected = try RowsScreen.played(lines)
    #expect(
      try RowsScreen.frames(
        "local screen = ui.test.open(\"rows.lua\", { data = \"data.json\", events = \"events.jsonl\" })",
        files: ["events.jsonl": lines.joined(separator: "\n")]) == expected)
    #expect(
      try RowsScreen.frames(
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
      try RowsScreen.frames(
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
    let outcomes = try RowsScreen.outcomes(
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
    try ScriptTestProbe.with(["rows.lua": RowsScreen.script, "a_test.lua": script]) {
      (probe) throws in
      var probe = probe
      probe.cell = ScriptTestCell(name: "dark", environment: change)
      let outcomes = try probe.outcomes()
      #expect(outcomes["t"] == "passed")
    }
  }

  @Test("A frame is the table that its JSON holds")
  func frameTable() throws {
    let outcomes = try RowsScreen.outcomes(
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

  @Test("The clock of the test follows its screens")
  func clock() throws {
    let outcomes = try RowsScreen.outcomes(
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
}
