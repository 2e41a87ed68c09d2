import LuaRuntime
import Testing

/// The start-up check finds whatever a script could get hold of and should not.
@Suite struct ReachableTests {
  @Test func aNewStateGivesOnlyWhatIsListed() throws {
    try state(SmallHost()).checkReachable()
  }

  @Test func otherLibrariesAreFound() throws {
    let state = try state(SmallHost())
    try state.useStockLibraries()
    let found = #expect(throws: LuaError.self) { try state.checkReachable() }
    #expect(found?.message == "scripts could reach string.dump, which is not given to them")
  }

  /// Whatever a script hangs somewhere is a thing that was not there at the start.
  @Test(arguments: [
    ("setmetatable({}, {}) local t = {} rawset(t, 1, t) return require 'made'", "require^2.made"),
    ("require 'made'.f = function() end return require 'made'", "require^2.made"),
  ])
  func whatScriptsMakeIsFound(_ text: String, _ path: String) throws {
    let host = SmallHost()
    host.sources = ["made": "return {}"]
    let state = try state(host)
    let chunk = try state.load(Array(text.utf8), name: "t.lua")
    try state.call(chunk, label: "t")
    let found = #expect(throws: LuaError.self) { try state.checkReachable() }
    #expect(found?.message == "scripts could reach \(path), which is not given to them")
  }
}
