import SectionHost
import Testing

@testable import LayoutScripting

/// What a script test cannot do with a screen, and where that is said.
@Suite struct TestScreenErrorTests {
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
    let outcomes = try RowsScreen.outcomes(
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
}
