import LuaRuntime
import Testing

/// What scripts may rely on, and what they must not get around.
@Suite struct SandboxTests {
  @Test(arguments: [
    (
      "local t = {b = 1, a = 2, [3] = 3, [1] = 4, [2.5] = 5, [true] = 6, [false] = 7, [-1] = 8, B = 9} local r = {} for k in pairs(t) do r[#r + 1] = tostring(k) end return table.concat(r, ' ')",
      "-1 1 2.5 3 B a b false true"
    ),
    (
      "local t, r = {10, 20, 30}, {} for k, v in pairs(t) do r[#r + 1] = k .. '=' .. v end return table.concat(r, ' ')",
      "1=10 2=20 3=30"
    ),
    (
      "local t, r = {a = 1, b = 2, c = 3}, {} for k in pairs(t) do t[k] = nil t.b = nil r[#r + 1] = k end return table.concat(r, ' ')",
      "a c"
    ),
    (
      "local t, r = {x = 1, y = 2, 5}, {} local k, v = next(t) while k ~= nil do r[#r + 1] = k .. '=' .. v k, v = next(t, k) end return table.concat(r, ' ')",
      "1=5 x=1 y=2"
    ),
    ("return tostring(next({}))", "nil"),
    ("return select(2, pcall(next, {}, 'q'))", "invalid key to 'next'"),
    (
      "return select(2, pcall(pairs, {[print] = 1}))",
      "t.lua:1: the keys of a table that is walked are numbers, strings or booleans, not a function"
    ),
    (
      "return tostring({}) .. ' ' .. tostring(print) .. ' ' .. tostring({})",
      "table: 1 function: 2 table: 3"
    ),
    ("local t = {} return tostring(t) == tostring(t)", "true"),
    ("return tostring(setmetatable({}, {__tostring = function() return 'me' end}))", "me"),
    ("local a = math.random(1000) math.randomseed() return a == math.random(1000)", "true"),
    (
      "local co = coroutine.create(function(a) local b = coroutine.yield(a + 1) return b * 2 end) local _, x = coroutine.resume(co, 1) local _, y = coroutine.resume(co, 10) return x .. ' ' .. y .. ' ' .. coroutine.status(co)",
      "2 20 dead"
    ),
    (
      "local co = coroutine.create(function() error('x', 0) end) return select(2, coroutine.resume(co))",
      "x"
    ),
    (
      "local co = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i) end end) return co() + co() + co()",
      "6"
    ),
    (
      "local co co = coroutine.create(function() return coroutine.status(co), coroutine.isyieldable() end) return table.concat({tostring(select(2, coroutine.resume(co)))}, ' ')",
      "running"
    ),
    (
      "return select(2, coroutine.resume(coroutine.running()))",
      "cannot resume non-suspended coroutine"
    ),
    ("local co = coroutine.create(print) coroutine.close(co) return coroutine.status(co)", "dead"),
    ("return tostring(select(2, coroutine.running()))", "true"),
    (
      "return pcall(coroutine.wrap(function() error('deep') end)) and '' or select(2, pcall(coroutine.wrap(function() error('deep') end)))",
      "t.lua:1: deep"
    ),
  ])
  func behaves(_ text: String, _ result: String) throws {
    let host = SmallHost()
    let state = try state(host)
    let chunk = try state.load(Array(text.utf8), name: "t.lua")
    let value = try state.call(chunk, label: "t", values: [])
    switch value {
    case .string(let reference): #expect(try state.text(of: reference) == result)
    case .integer(let number): #expect("\(number)" == result)
    case .boolean(let flag): #expect("\(flag)" == result)
    default: Issue.record("no text but \(value)")
    }
  }

  @Test(arguments: [
    "while true do local co = coroutine.create(function() end) coroutine.resume(co) end",
    "while true do pcall(coroutine.wrap(function() while true do end end)) end",
    "local function f() return coroutine.wrap(function() while true do end end)() end while true do pcall(f) end",
    "local t = setmetatable({}, {__index = function(t, k) while true do end end}) while true do pcall(function() return t.x end) end",
    "while true do xpcall(error, function() while true do end end) end",
    "while true do next({a = 1}) end",
    "local t = {} for i = 1, 100 do t['k' .. i] = i end while true do for _ in pairs(t) do end end",
    "while true do load('return 1') end",
    "local t = {} while true do t = {t} end",
    "goto a ::a:: goto a",
    "local s = (' '):rep(1000000) while true do tonumber(s) end",
    "local co = coroutine.create(function() local ok = pcall(function() while true do end end) coroutine.yield(ok) end) coroutine.resume(co) while true do end",
  ])
  func endsWithItsBudget(_ text: String) throws {
    let found = try #require(error(text, limits: LuaLimits(steps: 2_000_000)))
    #expect(found.code == .budgetExceeded)
    #expect(found.line == 1)
  }

  @Test(arguments: [
    "local s = 'x' while true do s = s .. s end",
    "local t = {} while true do t[#t + 1] = {1, 2, 3, 4, 5, 6, 7, 8} end",
    "while true do pcall(function() local s = ('x'):rep(1e6) while true do s = s .. s end end) end",
    "local t = {} local co = coroutine.wrap(function() while true do t[#t + 1] = ('x'):rep(1000) end end) while true do pcall(co) end",
    "return table.pack(load(('x'):rep(1e9)))",
  ])
  func endsWithItsMemory(_ text: String) throws {
    let found = try #require(error(text, limits: LuaLimits(memory: 8 << 20)))
    #expect(found.code == .memoryExceeded)
    #expect(found.hint != nil)
  }

  @Test func chainsAreRefusedBeforeTheyAreCompiled() throws {
    let long = "local a = {}\nreturn a" + String(repeating: ".b", count: 700)
    let found = try #require(error(long))
    #expect(found.code == .syntaxError)
    #expect(found.line == 2)
    #expect(found.message == "a chain of fields is too long")
    let fine = "local a = nil return a" + String(repeating: ".b", count: 500)
    #expect(error(fine)?.code == .runtimeError)
    let texts =
      "return '" + String(repeating: ".b", count: 700) + "' --"
      + String(repeating: ".c", count: 700)
    #expect(error(texts) == nil)
    let loaded = "return load('local a return a' .. ('.b'):rep(700))"
    #expect(error(loaded)?.message == "load: a chain of fields is too long")
  }

  @Test func coroutinesNestOnlySoDeep() throws {
    let text = """
      local function deeper(n) return coroutine.wrap(function() return deeper(n + 1) end)() end
      local ok, message = pcall(deeper, 1)
      return message
      """
    #expect(try run(text).hasSuffix("too many coroutines inside each other"))
  }

  @Test func recursionEndsInAnError() throws {
    // A sanitizer takes long over so many frames.
    let found = try #require(
      error("local function f() return 1 + f() end\nreturn f()", limits: LuaLimits(seconds: 0)))
    #expect(found.code == .runtimeError)
    #expect(found.message.hasPrefix("stack overflow"))
    #expect(error("return " + String(repeating: "(", count: 5000))?.code == .syntaxError)
    #expect(error("return " + String(repeating: "{", count: 5000))?.code == .syntaxError)
  }

  @Test func stateServesAfterEveryKill() throws {
    let host = SmallHost()
    let state = try state(host, limits: LuaLimits(steps: 100_000, memory: 8 << 20))
    let good = try state.load(
      Array("local n = 0 for i = 1, 1000 do n = n + i end return n".utf8), name: "good.lua")
    for text in [
      "while true do end", "local s = 'x' while true do s = s .. s end",
      "coroutine.wrap(function() while true do end end)()",
    ] {
      let bad = try state.load(Array(text.utf8), name: "bad.lua")
      #expect(throws: LuaError.self) { try state.call(bad, label: "bad") }
      guard case .integer(500_500) = try state.call(good, label: "good", values: []) else {
        Issue.record("the state no longer works after \(text)")
        return
      }
    }
  }
}
