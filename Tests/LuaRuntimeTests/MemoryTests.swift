import LuaRuntime
import Testing

/// Memory that is short, for one value, for all, or because the machine has none left.
@Suite struct MemoryTests {
  @Test(arguments: [
    (
      "local s = ('x'):rep(5000000)",
      "a string of the script takes more than 4 MB, a sixteenth of its memory"
    ),
    (
      "local s = ('x'):rep(3000000)\nlocal t = s .. s",
      "a string of the script takes more than 4 MB, a sixteenth of its memory"
    ),
    (
      "local t = {} for i = 1, 4000000 do t[i] = i end",
      "a value of the script takes more than 32 MB, half of its memory"
    ),
    (
      "local t = {} for i = 1, 1000 do t[i] = ('x'):rep(100000) .. i end",
      "the script needs more than its 64 MB of memory"
    ),
  ])
  func saysWhatIsTooLarge(_ text: String, _ message: String) throws {
    let found = try #require(error(text, limits: LuaLimits(steps: 100_000_000)))
    #expect(found.code == .memoryExceeded)
    #expect(found.message == message)
    #expect(found.line == (text.contains("\n") ? 2 : 1))
    #expect(found.hint == "give it more with --max-memory MB")
  }

  /// A script that always needs the last byte would have everything collected again and again.
  @Test func tryingEnds() throws {
    let text = """
      local kept = {}
      for i = 1, 60 do kept[i] = ('x'):rep(100000) .. i end
      local n = 0
      while true do n = n + 1 local s = ('x'):rep(500000) .. n end
      """
    let found = try #require(
      error(text, limits: LuaLimits(steps: 100_000_000, memory: 8 << 20, seconds: 0)))
    #expect(found.code == .memoryExceeded)
    #expect(found.line == 4)
  }

  /// What is left after a failure serves the next call, and tries as often again.
  @Test func aStateServesAfterItsMemoryFailed() throws {
    let host = SmallHost()
    let state = try state(host, limits: LuaLimits(memory: 4 << 20))
    let bad = try state.load(
      Array("local t = {} while true do t[#t + 1] = {#t} end".utf8), name: "bad.lua")
    let good = try state.load(
      Array("local t = {} for i = 1, 1000 do t[i] = {i} end return #t".utf8), name: "good.lua")
    for _ in 1...5 {
      let found = #expect(throws: LuaError.self) { try state.call(bad, label: "bad") }
      #expect(found?.code == .memoryExceeded)
      guard case .integer(1000) = try state.call(good, label: "good", values: []) else {
        Issue.record("the state no longer works")
        return
      }
    }
  }

  /// Few steps that take long: no hook fires while two strings are compared.
  @Test(arguments: ["a == b", "a < b", "a <= b", "t[b]", "a ~= b and 1 or 2"])
  func comparingLongStringsEnds(_ comparison: String) throws {
    let text = """
      local a, b = ('x'):rep(4000000), ('x'):rep(4000000)
      local t = {[a] = 1}
      local function try() while true do local _ = \(comparison) end end
      while true do pcall(coroutine.wrap(try)) end
      """
    let found = try #require(error(text, limits: LuaLimits(seconds: 0.1)))
    #expect(found.code == .budgetExceeded)
    #expect(found.message == "the script ran longer than its 0.1 seconds")
    #expect(found.line == 3)
    #expect(found.hint == nil)
  }
}
