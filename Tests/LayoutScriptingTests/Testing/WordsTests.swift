import Testing

@testable import LayoutScripting

/// The words of a test file, and what each test is given.
@Suite struct WordsTests {
  @Test("Names are joined, and tests come in the order of the file")
  func names() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      it("alone", function() end)
      describe("outer", function()
        it("first", function() end)
        context("inner", function()
          spec("second", function() end)
          test("third", function() end)
        end)
        pending("fourth")
        it("fifth")
      end)
      insulate("last", function() expose("of all", function() it("runs", function() end) end) end)
      """)
    #expect(
      outcomes.names == [
        "alone", "outer first", "outer inner second", "outer inner third", "outer fourth",
        "outer fifth", "last of all runs",
      ])
    #expect(outcomes["outer inner third"] == "passed")
    #expect(outcomes["outer fourth"] == "pending: ")
    #expect(outcomes["outer fifth"] == "pending: ")
  }

  @Test("What stands around a test runs from the outside to it, and back")
  func hooks() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      before_each(function() print("before 1") end)
      after_each(function() print("after 1") end)
      describe("a", function()
        it("test", function()
          print("test")
          finally(function() print("finally") end)
        end)
        setup(function() print("setup") end)
        teardown(function() print("teardown") end)
        before_each(function() print("before 2") end)
        before_each(function() print("before 3") end)
        after_each(function() print("after 2") end)
        after_each(function() print("after 3") end)
      end)
      """)
    #expect(
      outcomes.printed.map { String($0.split(separator: " ", maxSplits: 1)[1]) } == [
        "setup", "before 1", "before 2", "before 3", "test", "finally", "after 2", "after 3",
        "after 1", "teardown",
      ])
    #expect(outcomes.printed[4] == "a_test.lua:5: test")
  }

  @Test("What must follow a test follows one that fails too, and tells what is wrong with it")
  func afterFailure() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      after_each(function() print("after") error("second") end)
      it("fails", function()
        finally(function() print("finally") end)
        error("first")
      end)
      it("is pending", function() pending("not yet") end)
      before_each(function() print("before") end)
      """)
    #expect(outcomes["fails"] == "4: first\n1: second")
    #expect(
      outcomes.printed.prefix(3)
        == ["a_test.lua:7: before", "a_test.lua:3: finally", "a_test.lua:1: after"])
  }

  @Test("A test that finds that it cannot run yet is pending")
  func pendingInside() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      it("waits", function() pending("for tomorrow") error("never") end)
      it("waits too", function() pending() end)
      pending("has a reason", "the design is not there")
      """)
    #expect(outcomes["waits"] == "pending: for tomorrow")
    #expect(outcomes["waits too"] == "pending: ")
    #expect(outcomes["has a reason"] == "pending: the design is not there")
  }

  @Test("Nothing that a test leaves behind reaches another")
  func isolation() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      local shared = require "shared"
      local count, random = 0, math.random()
      local function run()
        count, shared.count = count + 1, shared.count + 1
        assert.equal(1, count)
        assert.equal(1, shared.count)
        assert.equal(0, os.clock())
        assert.equal(string.format("%.17g", random), string.format("%.17g", random))
        print(math.random())
      end
      it("first", run)
      it("second", run)
      it("cannot set globals", function() counter = 1 end)
      """, files: ["shared.lua": "return { count = 0 }"])
    #expect(outcomes["first"] == "passed")
    #expect(outcomes["second"] == "passed")
    #expect(outcomes.printed.count == 2)
    #expect(outcomes.printed[0] == outcomes.printed[1])
    #expect(
      outcomes["cannot set globals"]
        == "13: assigning the global \"counter\": scripts have no globals of their own")
  }

  @Test("Modules have the words too")
  func modules() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      local check = require "check"
      it("uses a module", function() check(1, 2) end)
      """, files: ["check.lua": "return function(a, b)\n  assert.are.same(a, b)\nend\n"])
    #expect(outcomes["uses a module"] == "2: same: expected 1, got 2")
  }

  @Test("A test has a budget, and the next one its own")
  func budget() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      it("never ends", function() while true do end end)
      it("ends", function() for _ = 1, 100000 do end end)
      it("cannot catch it", function() pcall(function() while true do end end) end)
      """)
    #expect(outcomes["never ends"] == "1: the script ran more than its 1000000 steps")
    #expect(outcomes["ends"] == "passed")
    #expect(outcomes["cannot catch it"] == "3: the script ran more than its 1000000 steps")
  }

  @Test("An error in a handler of the test's own streams fails it")
  func handlers() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      local ui = require "tessellua"
      it("listens", function()
        local subject = ui.subject()
        subject:subscribe(function() error("in a handler") end)
        subject:send(1)
      end)
      """)
    #expect(outcomes["listens"] == "4: in a handler")
  }

  @Test(
    "Files that cannot be loaded",
    arguments: [
      ("it(", 1, "unexpected symbol near <eof>"),
      ("\nerror('broken')", 2, "broken"),
      ("describe('a', function()\n  error('inside')\nend)", 2, "inside"),
      ("describe('a')", 1, "describe: expected a function as argument 2, got nil"),
      ("it(5)", 1, "it: expected a string as argument 1, got number"),
      ("before_each('x')", 1, "before_each: expected a function as argument 1, got string"),
      ("pending()", 1, "pending: expected a string as argument 1, got nil"),
      ("finally(print)", 1, "finally: only a running test has an end"),
    ])
  func broken(script: String, line: Int, message: String) throws {
    try ScriptTestProbe.with(["a_test.lua": script]) { (probe) throws in
      let error = try #require(throws: PlacedError.self) { try probe.outcomes() }
      #expect(error.path == "\(probe.folder)/a_test.lua")
      #expect(error.line == line)
      #expect(error.message == message)
    }
  }

  @Test("A test cannot hold another one")
  func nested() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      it("nests", function()
        it("inside", function() end)
      end)
      it("describes", function() describe("inside", function() end) end)
      """)
    #expect(outcomes["nests"] == "2: it: a test cannot hold another one")
    #expect(outcomes["describes"] == "4: describe: a test cannot hold another one")
  }

  @Test("Names are chosen by a text or by a Lua pattern")
  func filters() throws {
    let script = """
      for _, name in ipairs { "double-tap", "double tap", "tap (3)", "scroll" } do
        it(name, function() end)
      end
      """
    try ScriptTestProbe.with(["a_test.lua": script]) { (probe) throws in
      let options = ScriptTestOptions(
        goldens: GoldenStore(
          isUpdating: false, engine: GoldenEngine(version: "", textMetrics: "")))
      let file = ScriptTestFile("\(probe.folder)/a_test.lua", options: options)
      for (filter, names) in [
        ("double-tap", ["double-tap"]), ("tap (3)", ["tap (3)"]),
        ("^double.tap$", ["double-tap", "double tap"]), ("%d", ["tap (3)"]), ("(", ["tap (3)"]),
        ("nothing", []),
      ] {
        let found = try file.tests(matching: filter)
        #expect(found.map(\.name) == names)
      }
    }
  }
}
