import LuaRuntime
import Testing

/// Scripts with globals of their own see the same libraries and nothing of each other.
@Suite struct GlobalsTests {
  /// Runs texts in turn, each in globals of its own, and gives what each returned as text.
  private func results(_ texts: String..., host: SmallHost = SmallHost()) throws -> [String] {
    let state = try state(host)
    var results: [String] = []
    for (number, text) in texts.enumerated() {
      let chunk = try state.load(
        Array(text.utf8), name: "\(number + 1).lua",
        globals: number == 0 ? nil : try state.makeGlobals())
      guard case .string(let result) = try state.call(chunk, label: "t", values: []) else {
        results.append("no text")
        continue
      }
      results.append(try state.text(of: result) ?? "")
    }
    return results
  }

  @Test func eachHasItsOwnTableAndTheSameLibraries() throws {
    let names = """
      local names = {}
      for name, value in pairs(_G) do names[#names + 1] = name .. ':' .. type(value) end
      return table.concat(names, ' ')
      """
    let found = try results(names, names, names)
    #expect(found[0] == found[1])
    #expect(found[0] == found[2])
    #expect(
      found[0] == """
        _G:table _VERSION:string assert:function coroutine:table error:function \
        getmetatable:function ipairs:function load:function math:table next:function os:table \
        pairs:function pcall:function print:function rawequal:function rawget:function \
        rawlen:function rawset:function require:function select:function setmetatable:function \
        string:table table:table tonumber:function tostring:function type:function utf8:table \
        xpcall:function
        """)
    let host = SmallHost()
    let state = try state(host)
    let text = Array("return _G, string, require, load, math".utf8)
    let pack = try state.load(Array("local f = ... return {f()}".utf8), name: "pack.lua")
    func values(_ globals: LuaReference?) throws -> [LuaValue] {
      let chunk = try state.load(text, name: "t.lua", globals: globals)
      let list = try state.call(pack, label: "pack", values: [.function(chunk)])
      return try state.entries(of: try #require(list.reference))
    }
    let shared = try values(nil)
    let own = try values(try state.makeGlobals())
    for (position, isShared) in [false, true, false, false, false].enumerated() {
      #expect(try state.isEqual(shared[position], own[position]) == isShared)
    }
  }

  @Test(arguments: [
    ("x = 1", "assigning the global \"x\": scripts have no globals of their own"),
    ("_G.x = 1", "assigning the global \"x\": scripts have no globals of their own"),
    ("load('x = 1', '=l')()", "assigning the global \"x\": scripts have no globals of their own"),
    ("print = nil", "assigning the global \"print\": scripts have no globals of their own"),
    ("string.rep = nil", "the libraries cannot be changed"),
    ("require('small').box = nil", "the libraries cannot be changed"),
    ("rawset(_G, 'x', 1)", "this table can only be read"),
    ("rawset(string, 'rep', 1)", "this table can only be read"),
    ("rawset(require 'small', 'box', 1)", "this table can only be read"),
    ("table.insert(_G, 1)", "assigning the global 1: scripts have no globals of their own"),
    ("table.insert(string, 1)", "the libraries cannot be changed"),
    ("table.move({1}, 1, 1, 1, string)", "the libraries cannot be changed"),
    ("setmetatable(_G, {})", "this metatable is protected"),
    ("setmetatable(string, nil)", "this metatable is protected"),
    ("getmetatable('').__index.rep = 1", "attempt to index a boolean value"),
    ("getmetatable(_G).__index.print = 1", "attempt to index a boolean value"),
  ])
  func cannotBeChanged(_ change: String, _ message: String) throws {
    let host = SmallHost()
    let state = try state(host)
    for globals in [nil, try state.makeGlobals()] {
      let chunk = try state.load(Array("\n\(change)".utf8), name: "t.lua", globals: globals)
      let found = #expect(throws: LuaError.self) { try state.call(chunk, label: "t") }
      #expect(found?.message == message)
      #expect(found?.line == (change.hasPrefix("load") ? 1 : 2))
      #expect(found?.code == .runtimeError)
      if message.hasPrefix("assigning") { #expect(found?.hint == "use local") }
    }
  }

  @Test func modulesBelongToTheGlobals() throws {
    let host = SmallHost()
    host.sources = [
      "counter":
        "local count = 0 return {next = function() count = count + 1 return count end, g = _G}"
    ]
    let count = """
      local counter = require 'counter'
      return counter.next() .. ' ' .. tostring(counter.g == _G) .. ' '
        .. tostring(counter == require 'counter') .. ' ' .. tostring(load('return _G')() == _G)
      """
    #expect(
      try results(count, count, count, host: host) == Array(repeating: "1 true true true", count: 3)
    )
  }

  @Test func theHostsModuleIsShared() throws {
    let same = """
      local small = require 'small'
      local box = small.box()
      box:set(3)
      return tostring(box.value)
      """
    #expect(try results(same, same) == ["3.0", "3.0"])
  }

  @Test func randomNumbersAreEachsOwn() throws {
    let draw = "return math.random(1000000) .. ''"
    let found = try results("math.random() math.randomseed(9) " + draw, draw, draw)
    #expect(found[1] == found[2])
    #expect(found[0] != found[1])
  }

  @Test func globalsAreLetGo() throws {
    let host = SmallHost()
    let state = try state(host)
    let start = state.referenceCount
    do {
      let globals = try state.makeGlobals()
      let chunk = try state.load(Array("return 1".utf8), name: "t.lua", globals: globals)
      try state.call(chunk, label: "t")
      #expect(state.referenceCount == start + 2)
    }
    #expect(state.referenceCount == start)
  }

  @Test func loadTakesPiecesAndNames() throws {
    let text = """
      local pieces = {'return ', '1 +', ' 1', '', 'never'}
      local at = 0
      local sum = load(function() at = at + 1 return pieces[at] end)()
      local _, text = pcall(load('error("x")', 'name'))
      local _, named = pcall(load('error("x")', '=name'))
      local own = {}
      load('y = 5', '=own', 't', own)()
      return table.concat({sum, text, named, own.y}, ' ')
      """
    #expect(try run(text) == "2 [string \"name\"]:1: x name:1: x 5")
    #expect(
      error("load(function() return 1 end)")?.message
        == "load: the function must return a string, got a number")
    #expect(
      error("load(function() return 'x' end)")?.message
        == "the text is larger than the limit of a script")
    #expect(
      error("load('error(1, 2) error(\"x\")', 'name')()")?.traceback.first
        == "[string \"name\"]:1: in main chunk")
  }
}
