import Foundation
import TestSupport
import Testing

/// Which tests `layout-dump test` runs, and where.
@Suite struct SelectionTests {
  private static func file(_ names: [String]) -> String {
    names.map { "it('\($0)', function() end)\n" }.joined()
  }

  /// The tests that ran, as `file: name`.
  private func ran(_ words: String = "", in folder: ScreenFolder) throws -> [String] {
    try folder.test(words).output.split(separator: "\n").dropLast().map { String($0.dropFirst(9)) }
  }

  @Test("Files are found below folders, in the order of their names, each once")
  func paths() throws {
    let test = Self.file(["runs"])
    try withTests([
      "layouts/b/x_test.lua": test, "layouts/a/y_test.lua": test, "layouts/z_test.lua": test,
      "layouts/a/.hidden/x_test.lua": test, "layouts/a/helper.lua": test,
      "other/plain.lua": test, "other/c_test.lua": test,
    ]) { (folder) throws in
      let all = [
        "layouts/a/y_test.lua: runs", "layouts/b/x_test.lua: runs", "layouts/z_test.lua: runs",
      ]
      #expect(try ran(in: folder) == all)
      #expect(try ran("layouts", in: folder) == all)
      #expect(try ran("./layouts/ layouts/a", in: folder) == all)
      #expect(try ran("other", in: folder) == ["other/c_test.lua: runs"])
      #expect(
        try ran("other/plain.lua layouts/b", in: folder)
          == ["other/plain.lua: runs", "layouts/b/x_test.lua: runs"])
      #expect(
        try ran(".", in: folder)
          == all + ["other/c_test.lua: runs"])
    }
  }

  @Test("A path that is not there, or without tests, cannot be run")
  func noTests() throws {
    try withTests(["layouts/empty/x_test.lua": "", "other/a_test.lua": Self.file(["runs"])]) {
      (folder) throws in
      #expect(
        try folder.test("nowhere")
          == ProcessResult(output: "", errors: "nowhere: error: no such file\n", status: 2))
      #expect(
        try folder.test("layouts/home")
          == ProcessResult(
            output: "",
            errors: """
              layouts/home: error: there is no test
              hint: tests stand in files named *_test.lua

              """, status: 2))
      #expect(
        try folder.test("layouts/empty")
          == ProcessResult(
            output: "", errors: "layouts/empty: error: the files declare no test\n", status: 2))
      #expect(
        try folder.test("other --filter walks")
          == ProcessResult(
            output: "", errors: "other: error: no test's name holds or matches 'walks'\n", status: 2
          ))
    }
  }

  @Test("A filter chooses by text or by pattern")
  func filter() throws {
    try withTests(["layouts/a_test.lua": Self.file(["tap twice", "tap once", "scroll"])]) {
      (folder) throws in
      #expect(try ran("--filter tap", in: folder).count == 2)
      #expect(try ran("--filter ^s.*l$", in: folder) == ["layouts/a_test.lua: scroll"])
    }
  }

  @Test("Every test belongs to exactly one shard, whatever tests stand beside it")
  func shards() throws {
    let names = (1...30).map { "test \($0)" }
    try withTests(["layouts/a_test.lua": Self.file(names)]) { (folder) throws in
      let parts = try (1...3).map { try ran("--shard \($0)/3", in: folder) }
      #expect(parts.allSatisfy { !$0.isEmpty })
      #expect(try ran(in: folder).sorted() == parts.joined().sorted())
      try folder.write(Self.file(["new"] + names.dropFirst(3)), to: "layouts/a_test.lua")
      for (index, part) in parts.enumerated() {
        let now = try ran("--shard \(index + 1)/3", in: folder)
        let gone = Set(names.prefix(3).map { "layouts/a_test.lua: \($0)" })
        #expect(
          now.filter { $0 != "layouts/a_test.lua: new" } == part.filter { !gone.contains($0) })
      }
      // A part may be empty, which is no error.
      try folder.write(Self.file(["alone"]), to: "layouts/a_test.lua")
      let results = try (1...2).map { try folder.test("--shard \($0)/2") }
      #expect(results.map(\.status) == [0, 0])
      #expect(results.map(\.output).filter { $0 == "0 passed, 0 failed\n" }.count == 1)
    }
  }

  @Test("A matrix runs each test in each cell, over what the test says")
  func matrix() throws {
    let script = """
      local ui = require "tessellua"
      it("shows", function()
        local screen = ui.test.open("screen.lua", { device = "iphone_15", style = "light" })
        local environment = screen:frame().environment
        print(environment.device, environment.style, environment.direction)
      end)
      """
    try withTests(["layouts/home/a_test.lua": script]) { (folder) throws in
      let result = try folder.test("--matrix device=iphone_se,ipad_11;style=dark")
      #expect(
        result.output == """
          passed   layouts/home/a_test.lua: shows [iphone_se,dark]
          passed   layouts/home/a_test.lua: shows [ipad_11,dark]
          2 passed, 0 failed

          """)
      #expect(
        result.errors == """
          layouts/home/a_test.lua:5: iphone_se\tdark\tltr
          layouts/home/a_test.lua:5: ipad_11\tdark\tltr

          """)
      let sizes = try folder.test("--matrix size=100x200,300x400;scale=2")
      #expect(sizes.output.contains("shows [300x400,2]"))
    }
  }

  @Test("Modules are found beside the test and on the path that is given")
  func searchPath() throws {
    try withTests([
      "layouts/home/a_test.lua":
        "local m = require 'shared.m'\nit('runs', function() assert.equal(1, m) end)",
      "lib/shared/m.lua": "return 1",
    ]) { (folder) throws in
      #expect(try folder.test("--path lib").status == 0)
      let result = try folder.test()
      #expect(result.status == 1)
      #expect(
        result.errors.hasPrefix("layouts/home/a_test.lua:1: error: there is no module \"shared.m\"")
      )
    }
  }

  @Test("A model that a screen changes in place is told once, and the tests pass")
  func changedModels() throws {
    let screen = """
      local ui = require "tessellua"
      local change, model = ui.subject(), { title = "a" }
      local items = { { kind = "x", id = 1, model = model } }
      return ui.screen {
        api_version = 1, inputs = { change = change },
        snapshot = change:start_with("b"):map(function(title)
          model.title = title
          return ui.snapshot { { id = "s", items = items } }
        end),
        cells = { x = ui.cell {} },
      }
      """
    let test = """
      local ui = require "tessellua"
      for _, name in ipairs { "once", "again" } do
        it(name, function()
          local screen = ui.test.open "changing.lua"
          screen:frame()
          screen:send("change", "c")
          screen:frame()
        end)
      end
      """
    let files = ["layouts/home/changing.lua": screen, "layouts/home/a_test.lua": test]
    try withTests(files) { (folder) throws in
      let result = try folder.test()
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("2 passed, 0 failed\n"))
      let warning = "layouts/home/changing.lua: warning: the model of x:1 was changed"
      #expect(result.errors.hasPrefix(warning))
      #expect(result.errors.components(separatedBy: "model_changed_in_place").count == 2)
    }
  }

  @Test(
    "Values that options cannot use",
    arguments: [
      ("--shard 0/3", "option '--shard': expected a part of all parts, such as 1/4, not '0/3'"),
      ("--shard 4/3", "option '--shard': expected a part of all parts, such as 1/4, not '4/3'"),
      ("--shard x", "option '--shard': expected a part of all parts, such as 1/4, not 'x'"),
      (
        "--matrix devise=iphone_se",
        "option '--matrix': expected device, size, scale, direction, style, content_size_category, "
          + "horizontal_size_class or vertical_size_class, not 'devise'\n"
          + "hint: did you mean 'device'?"
      ),
      (
        "--matrix device=iphone_see",
        "option '--matrix': expected a known device, not 'iphone_see'\n"
          + "hint: did you mean 'iphone_se'?"
      ),
      (
        "--matrix device=iphone_se,ipad_11,iphone_se",
        "option '--matrix': expected each value once, not 'iphone_se'"
      ),
      (
        "--matrix direction=up", "option '--matrix': expected ltr or rtl, not 'up'"
      ),
      (
        "--matrix device",
        "option '--matrix': expected such as device=iphone_se,ipad_11;direction=ltr,rtl, not 'device'"
      ),
      (
        "--matrix style=dark;style=light",
        "option '--matrix': expected each name once, not 'style=dark;style=light'"
      ),
      (
        "--reporter tapp",
        "option '--reporter': expected plain, tap or junit, not 'tapp'\nhint: did you mean 'tap'?"
      ),
    ])
  func usage(words: String, message: String) throws {
    let result = try runProcess(
      builtProduct("layout-dump"), ["test"] + words.split(separator: " ").map(String.init))
    #expect(
      result
        == ProcessResult(output: "", errors: "layout-dump: error: \(message)\n", status: 2))
  }
}
