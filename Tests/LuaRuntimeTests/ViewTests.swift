import LuaRuntime
import Testing

/// Views of what is shown again and again, and many calls with one crossing.
@Suite struct ViewTests {
  private let host = SmallHost()

  private func function(_ text: String, in state: LuaState) throws -> LuaReference {
    let chunk = try state.load(Array("return \(text)".utf8), name: "t.lua")
    return try #require(try state.call(chunk, label: "t", values: []).reference)
  }

  /// The fields of a view, `name=value` in their order.
  private func fields(_ view: LuaView, _ state: LuaState) throws -> [String] {
    try state.fields(of: view, definition: nil, label: "configure") { decoder in
      guard case .map(let count) = decoder.treeHead() else { return [] }
      return (0..<count).map { _ in
        guard case .string(let name) = decoder.treeHead() else { return "?" }
        switch decoder.treeHead() {
        case .string(let value): return "\(name)=\(value)"
        case .integer(let value): return "\(name)=\(value)"
        default: return "\(name)=?"
        }
      }
    }
  }

  private func call(_ function: LuaReference, _ view: LuaView, _ state: LuaState) throws {
    try state.call(function, label: "configure") { $0.write(view) }
  }

  @Test func fieldsBelongToABinding() throws {
    let state = try state(host)
    let view = try state.makeView(of: host, class: 1)
    let fill = try function(
      "function(v) assert(v.b == nil) v.b = 'x' v.a = 1 v.c = v.a + 1 v.a = nil end", in: state)
    #expect(try fields(view, state) == [])
    for _ in 1...3 {
      try call(fill, view, state)
      #expect(try fields(view, state) == ["b=x", "c=2"])
      view.unbind()
      #expect(try fields(view, state) == [])
    }
  }

  @Test func bindingsTakeNoPlace() throws {
    let state = try state(host)
    let view = try state.makeView(of: host, class: 1)
    let fill = try function("function(v) v.a = 1 end", in: state)
    let start = state.referenceCount
    for _ in 1...1000 {
      try call(fill, view, state)
      view.unbind()
    }
    #expect(state.referenceCount == start)
  }

  @Test(arguments: [
    ("write", "kept.a = 1", "this cell shows another item now"),
    ("index", "kept[1] = 1", "this cell shows another item now"),
    ("read", "assert(kept.a == nil and kept ~= v) return", nil),
    ("own", "v.a = kept == v and 1 or 2", nil),
    ("text", "assert(tostring(kept) == 'a view')", nil),
  ])
  func whatWasKeptIsRefused(_ what: String, _ use: String, _ message: String?) throws {
    let state = try state(host)
    let view = try state.makeView(of: host, class: 1)
    let both = try function(
      """
      (function()
        local kept
        return function(v)
          if not kept then kept = v v.a = 'first' return end
          \(use)
        end
      end)()
      """, in: state)
    try call(both, view, state)
    view.unbind()
    do {
      try call(both, view, state)
      #expect(message == nil)
    } catch let error as LuaError {
      #expect(error.message == message)
      #expect(error.code == .runtimeError)
      #expect(error.line == 5)
    }
    #expect(try fields(view, state) == (what == "own" ? ["a=2"] : []))
  }

  @Test(arguments: [
    ("v[1] = 2", LuaError.Code.typeError, "a field's name is a string"),
    ("v[{}] = 2", .typeError, "a field's name is a string"),
    ("v.a.b = 2", .runtimeError, "attempt to index a nil value (field 'a')"),
    (
      "require 'small'.box().set(v)", .typeError, "expected a box before the colon, got a view"
    ),
    (
      "for _ in pairs(v) do end", .typeError, "pairs: expected a table, got a view"
    ),
    (
      "setmetatable(v, {})", .runtimeError,
      "bad argument #1 to 'setmetatable' (table expected, got userdata)"
    ),
    (
      "rawset(v, 'a', 1)", .runtimeError,
      "bad argument #1 to 'rawset' (table expected, got userdata)"
    ),
    ("assert(getmetatable(v) == false) error('fine', 0)", .runtimeError, "fine"),
  ])
  func refuses(_ use: String, _ code: LuaError.Code, _ message: String) throws {
    let state = try state(host)
    let view = try state.makeView(of: host, class: 1)
    let fill = try function("function(v) \(use) end", in: state)
    let found = #expect(throws: LuaError.self) { try call(fill, view, state) }
    #expect(found?.message == message)
    #expect(found?.code == code)
  }

  @Test func placesAreUsedAgain() throws {
    let state = try state(host)
    let fill = try function("function(v, n) v.n = n end", in: state)
    for round in 1...3 {
      let views = try (1...100).map { _ in try state.makeView(of: host, class: 1) }
      for (number, view) in views.enumerated() {
        try state.call(fill, label: "fill") { writer in
          writer.write(view)
          writer.write(Double(round * 1000 + number))
        }
      }
      for (number, view) in views.enumerated() {
        #expect(try fields(view, state) == ["n=\(round * 1000 + number)"])
      }
    }
  }

  @Test func aFieldOfTheWrongKindIsRefusedWhereItIsWritten() throws {
    let state = try state(host)
    let view = try state.makeView(of: host, class: 1)
    let fill = try function("function(v)\nv.first = 1\nv.title = print\nend", in: state)
    let found = #expect(throws: LuaError.self) { try call(fill, view, state) }
    #expect(found?.message.hasPrefix("title: ") == true)
    #expect(found?.line == 3)
    #expect(try fields(view, state) == ["first=1"])
  }

  @Test func aFieldThatWasSpoiltLaterIsTold() throws {
    let state = try state(host)
    let view = try state.makeView(of: host, class: 1)
    let fill = try function("function(v) local t = {} v.title = t t.a = print end", in: state)
    try call(fill, view, state)
    let found = #expect(throws: LuaError.self) {
      try state.fields(of: view, definition: fill, label: "configure") { _ in 0 }
    }
    #expect(found?.message.hasPrefix("title.a: ") == true)
    #expect(found?.line == 1)
  }

  // MARK: Batches

  @Test func oneThatFailsCostsOnlyItself() throws {
    let limits = LuaLimits(steps: 20_000, memory: 4 << 20)
    let state = try state(host, limits: limits)
    let work = try function(
      """
      (function()
        local sum = 0
        return function(n, what)
          if n < 0 then return sum end
          if what == 'raise' then error('number ' .. n) end
          if what == 'loop' then while true do pcall(error) end end
          if what == 'grow' then local t = {} while true do t[#t + 1] = {('x'):rep(60) .. #t} end end
          if what == 'work' then for i = 1, 3000 do sum = sum + 0 end end
          sum = sum + n
        end
      end)()
      """, in: state)
    let kinds = ["", "raise", "work", "loop", "work", "work", "grow", "work", "raise", "work"]
    let start = state.referenceCount
    let failures = try state.call(work, label: "work", times: kinds.count) { call, writer in
      writer.write(Double(call))
      writer.write(kinds[call])
    }
    #expect(failures.map(\.call) == [1, 3, 6, 8])
    #expect(failures.map(\.error.line) == [5, 6, 7, 5])
    #expect(
      failures.map(\.error.message) == [
        "number 1", "the script ran more than its 20000 steps", failures[2].error.message,
        "number 8",
      ])
    #expect(failures[2].error.code == .budgetExceeded || failures[2].error.code == .memoryExceeded)
    #expect(failures.allSatisfy { $0.error.traceback.first?.hasSuffix("in work") == true })
    guard case .integer(let sum) = try state.call(work, label: "sum", values: [.integer(-1)])
    else { return }
    #expect(sum == 0 + 2 + 4 + 5 + 7 + 9)
    #expect(state.referenceCount == start)
  }

  @Test func argumentsMayDifferInSize() throws {
    let state = try state(host)
    let list = try function("{}", in: state)
    let add = try function(
      "function(list, a, b) list[#list + 1] = tostring(a) .. tostring(b) end", in: state)
    let failures = try state.call(add, label: "add", times: 3) { call, writer in
      writer.write(list)
      if call == 1 { writer.writeNil() } else { writer.write(String(repeating: "x", count: call)) }
      writer.list(count: call) { writer in for _ in 0..<call { writer.write(1.0) } }
    }
    #expect(failures.isEmpty)
    let entries = try state.entries(of: list)
    #expect(
      try entries.map { try state.text(of: try #require($0.reference)) }
        == ["table: 1", "niltable: 2", "xxtable: 3"])
  }

  /// Within a script's call there is one budget for all, and its end is not caught.
  @Test func aBatchInsideOfACallEndsWithItsBudget() throws {
    let state = try state(host, limits: LuaLimits(steps: 50_000))
    let endless = try function("function(n) if n == 1 then while true do end end end", in: state)
    var failures: [Int] = []
    host.callback = { (_) throws(LuaRefusal) in
      do throws(LuaError) {
        failures = try state.call(endless, label: "endless", times: 3) { $1.write(Double($0)) }
          .map(\.call)
        return []
      } catch {
        throw LuaRefusal(error.message, code: error.code)
      }
    }
    let chunk = try state.load(
      Array("pcall(require 'small'.call) return 'caught'".utf8), name: "t.lua")
    let found = #expect(throws: LuaError.self) { try state.call(chunk, label: "t") }
    #expect(found?.code == .budgetExceeded)
    #expect(failures.isEmpty)
  }
}
