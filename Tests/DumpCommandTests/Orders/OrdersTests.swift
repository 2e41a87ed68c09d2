import Foundation
import TestSupport
import Testing

/// `layout-dump orders`, as the built program answers.
@Suite struct OrdersTests {
  /// Three subscriptions, each of which appends its section: the sections stand as the answers came.
  private static func appending(_ count: Int) -> String {
    let names = (1...count).map { "input_\($0)" }
    return """
      local ui = require "tessellua"
      local shown, sections, inputs = ui.relay(ui.snapshot {}), {}, {}
      for _, name in ipairs { \(names.map { "\"\($0)\"" }.joined(separator: ", ")) } do
        inputs[name] = ui.subject()
        inputs[name]:subscribe(function(items)
          sections[#sections + 1] = { id = name, items = ui.items("row", items) }
          shown:accept(ui.snapshot(sections))
        end)
      end
      local function rows() return ui.list { row_height = 50 } end
      return ui.screen {
        api_version = 1, inputs = inputs, snapshot = shown,
        sections = { default = { layout = rows } }, cells = { row = ui.cell {} },
      }
      """
  }

  private static func data(_ count: Int) -> String {
    "{" + (1...count).map { "\"input_\($0)\": [{\"id\": \($0)}]" }.joined(separator: ", ") + "}"
  }

  @Test("A screen that combines its inputs ends the same in all orders")
  func home() throws {
    let result = try runProcess(
      builtProduct("layout-dump"), ["orders", "layouts/home"], directory: packageRoot)
    #expect(
      result
        == ProcessResult(
          output: "layouts/home: 6 orders of recommendations, new_releases, featured_playlists "
            + "end in the same frame\n", errors: "", status: 0))
  }

  @Test("A screen whose subscriptions append ends in a frame for each order")
  func appending() throws {
    try withScreen(Self.appending(3), files: ["home/data.json": Self.data(3)]) { (folder) throws in
      let result = try folder.run("orders home")
      #expect(result.status == 1)
      #expect(result.errors == "")
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines[0] == "home: 5 of 6 orders end in a different frame")
      #expect(lines[1] == "1 order: input_1, input_2, input_3")
      #expect(lines[2] == "1 order: input_1, input_3, input_2")
      #expect(lines.contains { $0.hasPrefix("  ") && $0.contains("row:3 moved by (0, -50)") })
      #expect(lines.filter { $0.hasPrefix("1 order: ") }.count == 6)
    }
  }

  @Test("Orders that end in the same frame stand together, most first")
  func groups() throws {
    let script = """
      local ui = require "tessellua"
      local a, b, c = ui.subject(), ui.subject(), ui.subject()
      local last = ui.merge { a, b, c }
      return ui.screen {
        api_version = 1, inputs = { a = a, b = b, c = c },
        snapshot = last:map(function(value)
          return ui.snapshot { { id = "s", items = { { kind = "x", id = value > 1 and 2 or 1 } } } }
        end),
      }
      """
    try withScreen(script, files: ["home/data.json": "{\"a\": 1, \"b\": 2, \"c\": 3}"]) {
      (folder) throws in
      let result = try folder.run("orders home")
      #expect(result.status == 1)
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines[0] == "home: 2 of 6 orders end in a different frame")
      #expect(lines[1] == "4 orders: a, b, c; a, c, b; b, a, c; …")
      #expect(lines.contains("2 orders: b, c, a; c, b, a"))
      let json = try JSONSerialization.jsonObject(
        with: Data(try folder.run("orders home --format json").output.utf8))
      let object = try #require(json as? [String: Any])
      #expect(object["screen"] as? String == "home")
      #expect(object["inputs"] as? [String] == ["a", "b", "c"])
      #expect(object["orders"] as? Int == 6)
      #expect(object["different"] as? Int == 2)
      #expect(object["sampled"] as? Bool == false)
      let groups = try #require(object["groups"] as? [[String: Any]])
      #expect(groups.count == 2)
      #expect(groups[1]["orders"] as? [[String]] == [["b", "c", "a"], ["c", "b", "a"]])
      #expect((groups[0]["differences"] as? [String])?.isEmpty == true)
      #expect((groups[1]["differences"] as? [String])?.isEmpty == false)
    }
  }

  @Test("Of more than six inputs 720 orders are tried, and it says so")
  func sampled() throws {
    try withScreen(Self.appending(7), files: ["home/data.json": Self.data(7)]) { (folder) throws in
      let result = try folder.run("orders home")
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix(
          "home: 719 of 720 orders, a seeded sample of all, end in a different frame\n"))
      #expect(try folder.run("orders home") == result)
    }
  }

  @Test("The values are the first of each input, from events as from data")
  func values() throws {
    let events = """
      {"at":0,"send":{"input":"input_2","value":[{"id":"first"}]}}
      {"at":5,"send":{"input":"input_2","value":[{"id":"second"}]}}
      {"at":9,"send":{"input":"input_1","value":[]}}
      """
    try withScreen(
      Self.appending(3), files: ["home/events.jsonl": events, "home/data.json": Self.data(3)]
    ) { (folder) throws in
      let result = try folder.run("orders home")
      #expect(result.output.hasPrefix("home: 1 of 2 orders ends in a different frame\n"))
      try folder.write("{\"input_2\": [{\"id\": \"first\"}], \"input_1\": []}", to: "first.json")
      #expect(try folder.run("orders home --data first.json") == result)
      let chosen = try folder.run("orders home --data home/data.json")
      #expect(chosen.output.hasPrefix("home: 5 of 6 orders"))
      try folder.write("{\"input_3\": []}", to: "one.json")
      #expect(
        try folder.run("orders home --data one.json")
          == ProcessResult(
            output: "home: 1 order of input_3 ends in one frame\n", errors: "", status: 0))
    }
  }

  @Test("The clock runs on behind the last value, so that timers fire")
  func timers() throws {
    let script = """
      local ui = require "tessellua"
      local a, b = ui.subject(), ui.subject()
      local late = ui.merge { a, b }:debounce(300)
      return ui.screen {
        api_version = 1, inputs = { a = a, b = b },
        snapshot = late:map(function(value)
          return ui.snapshot { { id = "s", items = { { kind = "x", id = value } } } }
        end),
      }
      """
    try withScreen(script, files: ["home/data.json": "{\"a\": 1, \"b\": 2}"]) { (folder) throws in
      #expect(try folder.run("orders home").status == 1)
      #expect(try folder.run("orders home --advance 299").status == 0)
      #expect(try folder.run("orders home --advance 300").status == 1)
    }
  }

  @Test("Values that no input takes, or no values at all, are told with their place")
  func errors() throws {
    try withScreen(Self.appending(2)) { (folder) throws in
      #expect(
        try folder.run("orders home")
          == ProcessResult(
            output: "",
            errors: """
              home: error: there is no value for any input
              hint: give one for each with --data, or in data.json beside the script

              """, status: 2))
      try folder.write("{\"input_1\": 1,\n  \"inptu_2\": 2}", to: "data.json")
      #expect(
        try folder.run("orders home --data data.json")
          == ProcessResult(
            output: "",
            errors: """
              data.json:2:3: error: unknown input "inptu_2"
              hint: did you mean "input_2"?

              """, status: 2))
      #expect(try folder.run("orders none").errors == "none: error: no such file\n")
      #expect(
        try folder.run("orders home --advance -1").errors
          == "layout-dump: error: option '--advance': expected a number of milliseconds, 0 or more, "
          + "not '-1'\n")
    }
  }

  @Test("Scripts can ask for it too")
  func scripts() throws {
    let test = """
      local ui = require "tessellua"
      it("agrees", function()
        local frames = ui.test.orders("screen.lua", { inputs = { list = { { id = 1 } }, relay = 2 } })
        assert.equal(2, #frames)
        assert.equal("1", frames[2].sections[1].items[1].id)
      end)
      it("differs", function()
        ui.test.orders("faulty.lua", { inputs = { input_1 = { { id = 1 } }, input_2 = { { id = 2 } } } })
      end)
      it("needs inputs", function() ui.test.orders("screen.lua", {}) end)
      it("knows them", function() ui.test.orders("screen.lua", { inputs = { lst = 1 } }) end)
      """
    try withTests([
      "layouts/home/a_test.lua": test, "layouts/home/faulty.lua": Self.appending(2),
    ]) { (folder) throws in
      let result = try folder.test()
      #expect(
        result.output == """
          passed   layouts/home/a_test.lua: agrees
          failed   layouts/home/a_test.lua: differs
          failed   layouts/home/a_test.lua: needs inputs
          failed   layouts/home/a_test.lua: knows them
          1 passed, 3 failed

          """)
      #expect(
        result.errors.hasPrefix(
          """
          layouts/home/a_test.lua:8: error: orders: 1 of 2 orders ends in a different frame
          1 order: input_1, input_2
          1 order: input_2, input_1

          """))
      #expect(result.errors.contains(":10: error: orders: orders: expected the field \"inputs\"\n"))
      #expect(
        result.errors.contains(":11: error: layouts/home/screen.lua: unknown input \"lst\"\n"))
    }
  }
}
