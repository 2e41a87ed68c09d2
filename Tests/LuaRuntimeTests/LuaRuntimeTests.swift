import LuaRuntime
import Testing

/// A module with one constructor, one function and one class, as small as tests can do with.
final class SmallHost: LuaHost {
  final class Box {
    var value = 0.0
  }
  private struct WeakBox {
    weak var box: Box?
  }

  let schema = LuaSchema(moduleName: "small")
  let size: LuaSchema.TypeID
  var logged: [String] = []
  var sources: [String: String] = [:]
  var calls = 0
  private var boxes: [WeakBox] = []
  /// How many of the boxes that it gave are alive.
  var liveBoxes: Int { boxes.count { $0.box != nil } }
  var callback: ((LuaArguments) throws(LuaRefusal) -> [LuaResult])?

  init() {
    let number = schema.number(from: 0, expected: "a number that is not negative")
    let dimension = schema.taggedNumber(["absolute", "fraction"], from: 0, expected: "a dimension")
    size = schema.record("size", expected: "a size")
    let list = schema.list(of: size)
    schema.define(
      size,
      [
        .init("width", dimension, isRequired: true), .init("height", number),
        .init("children", list), .init("name", schema.string()),
      ])
    schema.constructor("size", size, presets: [.string("name", "plain")])
    schema.taggedConstructor("fraction", dimension)
    schema.functions([.init("box", 0), .init("fail", 1), .init("call", 2)])
    schema.objectClass("a box", methods: [.init("set", 3)], getter: .init("value", 4))
    schema.objectClass("a view", methods: [], hasFields: true)
  }

  func invoke(_ function: Int, _ arguments: LuaArguments) throws(LuaRefusal) -> [LuaResult] {
    calls += 1
    switch function {
    case 0:
      let box = Box()
      boxes.append(WeakBox(box: box))
      return [.object(box, class: 0)]
    case 1: throw LuaRefusal("it refuses", hint: "do not ask")
    case 2: return try callback?(arguments) ?? []
    case 3:
      (arguments.object(0) as? Box)?.value = arguments.number(1) ?? -1
      return []
    default: return [.number((arguments.object(0) as? Box)?.value ?? -1)]
    }
  }

  func find(_ name: String) throws(LuaRefusal) -> LuaSource {
    guard let text = sources[name] else {
      throw LuaRefusal("there is no module \"\(name)\"", code: .runtimeError)
    }
    return LuaSource(name: "\(name).lua", text: Array(text.utf8))
  }

  func log(script: String, line: Int, text: String) { logged.append("\(script):\(line): \(text)") }
  func hint(forUnknown field: String, among known: [String]) -> String? {
    "known are \(known.joined(separator: " "))"
  }
  func hint(forWord word: String, among known: [String]) -> String? {
    "words are \(known.joined(separator: " "))"
  }
  var now: Double { 1500 }
  var epoch: Double { 86400 }
}

func state(_ host: SmallHost, limits: LuaLimits = LuaLimits()) throws -> LuaState {
  try #require(LuaState(schema: host.schema, limits: limits, host: host))
}

/// Runs a text and gives what it returns as text.
func run(_ text: String, _ host: SmallHost = SmallHost(), limits: LuaLimits = LuaLimits()) throws
  -> String
{
  let state = try state(host, limits: limits)
  let chunk = try state.load(Array(text.utf8), name: "test.lua")
  let result = try state.call(chunk, label: "test", values: [])
  switch result {
  case .string(let reference): return try state.text(of: reference) ?? ""
  case .integer(let value): return "\(value)"
  case .number(let value): return "\(value)"
  case .boolean(let value): return "\(value)"
  case .nil: return "nil"
  default: return "reference"
  }
}

func error(_ text: String, _ host: SmallHost = SmallHost(), limits: LuaLimits = LuaLimits())
  -> LuaError?
{
  do {
    _ = try run(text, host, limits: limits)
    return nil
  } catch { return error as? LuaError }
}

@Suite struct LuaStateTests {
  @Test(arguments: [
    ("return 1 + 1", "2"),
    ("return ('x'):rep(3)", "xxx"),
    ("local s = require 'small' local b = s.box() b:set(7) return b.value", "7.0"),
    ("local s = require 'small' return s.size{width = 3}.name", "plain"),
    ("local s = require 'small' return s.size{width = s.fraction(0.5)}.width.fraction", "0.5"),
    ("return select('#', pcall(error, 'x'))", "2"),
    (
      "local ok, m = xpcall(function() error('x', 0) end, function(m) return m .. '!' end) return m",
      "x!"
    ),
    (
      "return tostring(io) .. tostring(os.execute) .. tostring(debug) .. tostring(string.dump)",
      "nilnilnilnil"
    ),
    ("return os.date('%Y-%m-%d %H:%M:%S')", "1970-01-02 00:00:01"),
    ("return os.time{year = 1970, month = 1, day = 2, hour = 0}", "86400"),
    ("return load('return 4')()", "4"),
    ("return tostring(load('\\27Lua'))", "nil"),
    ("local co = coroutine.wrap(function() coroutine.yield(1) end) return co()", "1"),
    (
      "local ok, m = pcall(function() x = 1 end) return m",
      "test.lua:1: assigning the global \"x\": scripts have no globals of their own"
    ),
    (
      "return select(2, pcall(setmetatable, {}, {__gc = print}))",
      "test.lua:1: the metamethod __gc is not given to scripts"
    ),
    (
      "return select(2, pcall(function() string.rep = 1 end))",
      "test.lua:1: the libraries cannot be changed"
    ),
  ])
  func runs(_ text: String, _ result: String) throws {
    #expect(try run(text) == result)
  }

  @Test(arguments: [
    ("return 1 +", LuaError.Code.syntaxError, 1, "unexpected symbol near <eof>"),
    ("\nlocal x = nil\nreturn x.y", .runtimeError, 3, "attempt to index a nil value (local 'x')"),
    ("\n\nerror('own words')", .runtimeError, 3, "own words"),
    ("error('no place', 0)", .runtimeError, 1, "no place"),
    ("error({})", .runtimeError, 1, "the error is a table, not a message"),
    (
      "local s = require 'small'\ns.size{}", .typeError, 2,
      "width: expected a dimension, got nothing"
    ),
    (
      "local s = require 'small'\n\ns.size{width = 'half'}", .typeError, 3,
      "width: expected a dimension, got the string \"half\""
    ),
    (
      "local s = require 'small' s.size{width = {fraction = -1}}", .typeError, 1,
      "width.fraction: expected a number that is not negative, got -1"
    ),
    (
      "local s = require 'small' s.size{width = 0/0}", .typeError, 1,
      "width: expected a finite number, got nan"
    ),
    (
      "local s = require 'small' s.size{width = 1, children = {{width = 1}, {width = 1, height = {}}}}",
      .typeError, 1, "children[2].height: expected a number that is not negative, got a table"
    ),
    (
      "local s = require 'small' s.size{width = 1, hieght = 2}", .typeError, 1,
      "unknown field \"hieght\" of size"
    ),
    ("local s = require 'small' s.size(5)", .typeError, 1, "expected a size, got 5"),
    ("local s = require 'small'\ns.fail()", .typeError, 2, "it refuses"),
    (
      "local s = require 'small'\ns.box().set({}, 1)", .typeError, 2,
      "expected a box before the colon, got a table"
    ),
    (
      "local s = require 'small'\nlocal b = s.box().volume", .runtimeError, 2,
      "a box has no field or method \"volume\""
    ),
    ("require 'nothing'", .runtimeError, 1, "there is no module \"nothing\""),
  ])
  func refuses(_ text: String, _ code: LuaError.Code, _ line: Int, _ message: String) throws {
    let found = try #require(error(text))
    #expect(found.code == code)
    #expect(found.line == line)
    #expect(found.message == message)
    #expect(found.script == "test.lua")
  }

  @Test func tracebackHoldsScriptFramesOnly() throws {
    let found = try #require(
      error(
        """
        local function inner() error("x") end
        local function outer()
          local ok = inner()
          return ok
        end
        local result = outer()
        return result
        """))
    #expect(
      found.traceback == [
        "test.lua:1: in inner", "test.lua:3: in outer", "test.lua:6: in main chunk",
      ])
  }

  @Test func hintNamesTheFields() throws {
    let found = try #require(error("require 'small'.size{width = 1, hieght = 2}"))
    #expect(found.hint == "known are width height children name")
  }

  @Test(arguments: [
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "local co = coroutine.wrap(function() while true do end end) while true do pcall(co) end",
    "xpcall(function() while true do end end, function() while true do end end) while true do end",
  ])
  func budgetCannotBeCaught(_ text: String) throws {
    let found = try #require(error(text, limits: LuaLimits(steps: 100_000)))
    #expect(found.code == .budgetExceeded)
    #expect(found.message == "the script ran more than its 100000 steps")
    #expect(found.script == "test.lua")
    #expect(found.line == 1)
  }

  @Test func memoryHasACap() throws {
    let found = try #require(
      error("local t = {}\nfor i = 1, 1e9 do\nt[i] = {i}\nend", limits: LuaLimits(memory: 4 << 20)))
    #expect(found.code == .memoryExceeded)
    #expect(found.line == 3)
    #expect(found.message == "the script needs more than its 4 MB of memory")
  }

  @Test func stateServesAfterAKill() throws {
    let host = SmallHost()
    let state = try state(host, limits: LuaLimits(steps: 10_000))
    let endless = try state.load(Array("while true do end".utf8), name: "a.lua")
    let good = try state.load(Array("return 5".utf8), name: "b.lua")
    #expect(throws: LuaError.self) { try state.call(endless, label: "a") }
    guard case .integer(5) = try state.call(good, label: "b", values: []) else {
      Issue.record("the state no longer works")
      return
    }
  }

  @Test func requireLoadsOnceAndNamesCycles() throws {
    let host = SmallHost()
    host.sources = [
      "a": "return {b = require 'b'}", "b": "return {count = 1}", "c": "return require 'd'",
      "d": "\nreturn require 'c'", "e": "local x\n\nreturn x.y",
    ]
    #expect(try run("return tostring(require 'a'.b == require 'b')", host) == "true")
    let cycle = try #require(error("return require 'c'", host))
    #expect(cycle.message == "require goes in a circle: c -> d -> c")
    #expect(cycle.script == "d.lua")
    #expect(cycle.line == 2)
    let inner = try #require(error("return require 'e'", host))
    #expect(inner.script == "e.lua")
    #expect(inner.line == 3)
    #expect(inner.traceback == ["e.lua:3: in main chunk", "test.lua:1: in main chunk"])
  }

  @Test func printGoesToTheHostWithItsLine() throws {
    let host = SmallHost()
    _ = try run("\nprint('a', 1, 2.5, nil, true)", host)
    #expect(host.logged == ["test.lua:2: a\t1\t2.5\tnil\ttrue"])
  }

  @Test func errorsNeverCrossTheHost() throws {
    let host = SmallHost()
    let state = try state(host)
    host.callback = { (arguments) throws(LuaRefusal) in
      guard let function = arguments.function(0) else { throw LuaRefusal("no function") }
      do throws(LuaError) {
        _ = try state.call(function, label: "inner", .integer(1))
        return []
      } catch {
        throw LuaRefusal("inner: \(error.message)", code: error.code)
      }
    }
    let chunk = try state.load(
      Array(
        "local s = require 'small'\nreturn select(2, pcall(s.call, function(x) error(x) end))".utf8),
      name: "t.lua")
    guard case .string(let text) = try state.call(chunk, label: "t", values: []) else {
      Issue.record("no text")
      return
    }
    #expect(try state.text(of: text) == "t.lua:2: inner: 1")
  }

  @Test func referencesAreGivenBack() throws {
    let host = SmallHost()
    let state = try state(host)
    let start = state.referenceCount
    do {
      let chunk = try state.load(Array("return {1, {}, 'x', print}".utf8), name: "t.lua")
      let result = try state.call(chunk, label: "t", values: [])
      let table = try #require(result.reference)
      let entries = try state.entries(of: table)
      #expect(entries.count == 4)
      #expect(state.referenceCount == start + 5)
    }
    #expect(state.referenceCount == start)
    #expect(throws: LuaError.self) {
      try state.decode(
        try #require(
          try state.call(
            try state.load(Array("return {}".utf8), name: "t"), label: "t", values: []
          ).reference), as: host.size
      ) { _ in 0 }
    }
    #expect(state.referenceCount == start)
  }

  @Test func trackedTablesRememberWhatWasRead() throws {
    let host = SmallHost()
    let state = try state(host)
    let chunk = try state.load(
      Array("return function(env) return env.a + env.inner.d end".utf8), name: "t.lua")
    let function = try #require(try state.call(chunk, label: "t", values: []).reference)
    let table = try state.build { writer in
      writer.tracked(count: 3) { writer in
        writer.trackedKey("a", bit: 0)
        writer.write(1.0)
        writer.trackedKey("b", bit: 1)
        writer.write(2.0)
        writer.trackedKey("inner", bit: nil)
        writer.tracked(count: 2) { writer in
          writer.trackedKey("c", bit: 2)
          writer.write(3.0)
          writer.trackedKey("d", bit: 3)
          writer.write(4.5)
        }
      }
    }
    guard case .number(5.5) = try state.call(function, label: "f", table) else {
      Issue.record("wrong sum")
      return
    }
    #expect(state.takeReads() == 0b1001)
    #expect(state.takeReads() == 0)
  }

  @Test func differencesLookIntoTables() throws {
    let host = SmallHost()
    let state = try state(host)
    let chunk = try state.load(
      Array(
        "local s = {1} return {{a = 1, b = {2}}, s, {x = 1}, 'q'}, {{a = 1, b = {2}}, s, {x = 1, y = 2}, 'r'}"
          .utf8), name: "t.lua")
    let pair = try state.load(
      Array("local f = ... local a, b = f() return {a, b}".utf8), name: "p.lua")
    let lists = try state.entries(
      of: try #require(try state.call(pair, label: "p", values: [.function(chunk)]).reference))
    let old = try #require(lists[0].reference)
    let new = try #require(lists[1].reference)
    #expect(
      try state.differences(between: old, [0, 1, 2, 3], and: new, [0, 1, 2, 3])
        == [false, false, true, true])
  }

  @Test func memoryIsFreedAtTheEnd() throws {
    final class Sentinel {
      let count: () -> Void
      init(_ count: @escaping () -> Void) { self.count = count }
      deinit { count() }
    }
    var released = 0
    let host = SmallHost()
    let state = try state(host)
    let kept = try state.makeObject(Sentinel { released += 1 }, class: 0)
    state.close()
    #expect(released == 1)
    #expect(throws: LuaError.self) { try state.identity(of: kept) }
  }
}
