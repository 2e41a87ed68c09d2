import LuaRuntime
import Testing

/// An error about something that was nil names it, and what was at hand is offered to the host.
@Suite struct MissingNameTests {
  private final class Hints: LuaHost {
    let schema = LuaSchema(moduleName: "small")
    var asked: [String] = []

    func invoke(_ function: Int, _ arguments: LuaArguments) throws(LuaRefusal) -> [LuaResult] { [] }
    func find(_ name: String) throws(LuaRefusal) -> LuaSource { throw LuaRefusal("none") }
    func log(script: String, line: Int, text: String) {}
    func hint(forUnknown field: String, among known: [String]) -> String? { nil }
    func hint(forWord word: String, among known: [String]) -> String? { nil }
    func hint(forMissing name: String, among known: [String]) -> String? {
      "\(name) of \(Set(known).sorted().joined(separator: " "))"
    }
    var now: Double { 0 }
    var epoch: Double { 0 }
  }

  @Test(arguments: [
    (
      "local item = {width = 1, heigth = 2}\nreturn item.height + 10",
      "attempt to perform arithmetic on a nil value (field 'height')", "height of heigth width"
    ),
    (
      "local item = {width = 1}\nreturn (function() return item.y + 10 end)()",
      "attempt to perform arithmetic on a nil value (field 'y')", "y of width"
    ),
    (
      "local item = {size = {w = 1}}\nreturn item.sise.w",
      "attempt to index a nil value (field 'sise')", "sise of size"
    ),
    (
      "local list = {add = print}\nlist:ad(1)", "attempt to call a nil value (method 'ad')",
      "ad of add"
    ),
    ("local x\nreturn x + 1", "attempt to perform arithmetic on a nil value (local 'x')", nil),
    (
      "local t = {1, 2}\nreturn t.x + 1",
      "attempt to perform arithmetic on a nil value (field 'x')", nil
    ),
  ])
  func offersTheNamesAtHand(_ text: String, _ message: String, _ hint: String?) throws {
    let host = Hints()
    let state = try #require(LuaState(schema: host.schema, host: host))
    let chunk = try state.load(Array(text.utf8), name: "t.lua")
    let found = #expect(throws: LuaError.self) { try state.call(chunk, label: "t") }
    #expect(found?.message == message)
    #expect(found?.line == 2)
    #expect(found?.hint == hint)
  }

  @Test func globalsAreOffered() throws {
    let host = Hints()
    let state = try #require(LuaState(schema: host.schema, host: host))
    let chunk = try state.load(Array("prnt('x')".utf8), name: "t.lua")
    let found = #expect(throws: LuaError.self) { try state.call(chunk, label: "t") }
    #expect(found?.message == "attempt to call a nil value (global 'prnt')")
    #expect(found?.hint?.contains(" pairs pcall print ") == true)
  }
}
