import LuaRuntime
import Testing

/// What scripts are given is made when it is first asked for, and nobody can tell.
@Suite struct OnDemandTests {
  /// Makes all there is: walks every table, and asks for every method.
  private static let everything = """
    local small = require 'small'
    for _, given in pairs(_G) do
      if type(given) == 'table' and given ~= _G then for _ in pairs(given) do end end
    end
    for _ in pairs(small) do end
    for _ in pairs(small.group) do end
    small.box():set(1)
    return ('x'):upper()
    """

  private func host() -> SmallHost {
    let host = SmallHost()
    host.schema.functions([.init("group.one", 1), .init("group.two", 2)])
    return host
  }

  @Test func allOfItIsListed() throws {
    let host = host()
    let state = try state(host)
    let chunk = try state.load(Array(Self.everything.utf8), name: "t.lua")
    try state.call(chunk, label: "t")
    withExtendedLifetime(host) {}
    try state.checkReachable()
  }

  @Test(arguments: [
    ("local n = 0 for _ in pairs(require 'small') do n = n + 1 end return n", "6"),
    ("return next(require 'small')", "box"),
    (
      "local names = {} for name in pairs(require('small').group) do names[#names + 1] = name end "
        + "return table.concat(names, ' ')", "one two"
    ),
    ("return tostring(require('small').box == require('small').box)", "true"),
    ("return tostring(require('small')['group.one'])", "nil"),
    ("return tostring(require('small')[1]) .. tostring(_G[{}])", "nilnil"),
    ("return tostring(_G['print\\0'])", "nil"),
    ("return tostring(missing)", "nil"),
    ("return ('x'):rep(3)", "xxx"),
    ("return tostring(pcall(('x').nothing))", "false"),
    ("return tostring(string.rep == ('x').rep)", "true"),
    ("local n = 0 for _ in pairs(_G) do n = n + 1 end return n", "28"),
    ("return rawequal(_G.pairs, pairs) and math.type(math.pi)", "float"),
    ("local box = require('small').box() return tostring(box.set == box.set)", "true"),
    ("return select('#', assert(1, 2))", "2"),
  ])
  func isThere(_ text: String, _ result: String) throws {
    #expect(try run(text, host()) == result)
  }

  @Test func librariesAreOneForAllGlobals() throws {
    let host = host()
    let state = try state(host)
    let globals = try state.makeGlobals()
    let text = Array("return {string, print, assert, math}".utf8)
    var found: [[UInt]] = []
    for globals in [nil, globals] {
      let chunk = try state.load(text, name: "t.lua", globals: globals)
      let list = try #require(try state.call(chunk, label: "t", values: []).reference)
      found.append(
        try state.entries(of: list).map { try state.identity(of: try #require($0.reference)) })
    }
    #expect(found[0].prefix(3) == found[1].prefix(3))
    #expect(found[0][3] != found[1][3], "random numbers are each one's own")
  }

  /// Asking again and again for what is not there is charged.
  @Test(arguments: ["local _ = missing", "local _ = require('small').missing"])
  func missingNamesAreCharged(_ body: String) throws {
    let found = #expect(throws: LuaError.self) {
      _ = try run("for _ = 1, 10000 do \(body) end", host(), limits: LuaLimits(steps: 100_000))
    }
    #expect(found?.code == .budgetExceeded)
  }
}
