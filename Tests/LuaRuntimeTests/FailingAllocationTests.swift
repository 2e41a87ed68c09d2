import Foundation
import LuaRuntime
import Testing

/// Every allocation fails in turn, and all after it: whatever the state was about to do ends with
/// its code, gives back what it held, and the state can be closed.
@Suite struct FailingAllocationTests {
  private static let script = """
    local small = require 'small'
    local other = require 'other'
    local lines = {}
    local function add(...) lines[#lines + 1] = table.concat({...}, ' ') end
    local size = small.size{width = small.fraction(0.5), children = {{width = 1, name = 'x'}}}
    local box = small.box()
    box:set(#size.children)
    add(tostring(box), box.value, tostring(size), tostring(print))
    add(('%5.2f %q %s %x'):format(1.5, 'a\\n', {}, 255), ('x'):rep(300, ','))
    add(('key = value'):gsub('%w+', {key = 'k'}), ('a,b,c'):find('(%w),(%w)'))
    for word in ('some more words'):gmatch('%a+') do add(word:upper(), word:byte(1, -1)) end
    add(string.pack('<i4 z s2', 7, 'zero', 'text'), string.unpack('<i4', '\\1\\0\\0\\0'))
    add(utf8.char(228, 8364), utf8.len('\\u{20AC}x'), utf8.codepoint('\\u{20AC}', 1))
    for _, code in utf8.codes('\\u{E4}x') do add(code) end
    local numbers = {5, 3, 9, 1}
    table.sort(numbers, function(a, b) return a > b end)
    table.insert(numbers, 2, 7)
    table.remove(numbers, 1)
    table.move(numbers, 1, 3, 2)
    add(table.unpack(numbers))
    add(table.pack(1, nil, 3).n, select('#', 1, 2), math.random(10), math.floor(2.5))
    local keys = {}
    for key, value in pairs({b = 1, a = 2, [3] = 4, [true] = 5}) do
      keys[#keys + 1] = tostring(key) .. value
    end
    add(table.concat(keys), (next({x = 1})), os.date('%H:%M'), os.time(os.date('*t')))
    local thread = coroutine.wrap(function(a) local b = coroutine.yield(a .. a) return b .. b end)
    add(thread('one'), thread('two'))
    local closed = coroutine.create(function() coroutine.yield() end)
    coroutine.resume(closed)
    coroutine.close(closed)
    add(tostring(pcall(error, {})), (select(2, xpcall(error, function(m) return m .. '!' end, 'x'))))
    add(tostring(pcall(small.size, {})), tostring(pcall(small.fail)), tostring(load('return 1')()))
    add(tostring(setmetatable({}, {__tostring = function() return other.name end})))
    print(#lines, lines[1])
    local function fill(view, n) view.a, view.b, view.c = {n}, view.a, tostring(view) .. n end
    return {fill = fill, size = size, handler = function(x) return {x, x .. 'y'} end, list = {1, 2, 3},
      read = function(env) local n = 0 for _ in pairs(env) do n = n + 1 end return env.a + n end}
    """

  private final class Sentinel {
    let count: () -> Void
    init(_ count: @escaping () -> Void) { self.count = count }
    deinit { count() }
  }

  /// Does all that a host does with a state, and gives what its script returned in the end.
  private func work(_ state: LuaState, _ host: SmallHost, _ sentinel: Sentinel) throws(LuaError) {
    try state.checkReachable()
    let globals = try state.makeGlobals()
    for globals in [nil, globals] {
      let chunk = try state.load(
        Array(Self.script.utf8), name: "home/screen.lua", globals: globals)
      guard let made = try state.call(chunk, label: "screen", values: []).reference else {
        continue
      }
      guard let handler = try state.field("handler", of: made).reference,
        let list = try state.field("list", of: made).reference,
        let fill = try state.field("fill", of: made).reference,
        let read = try state.field("read", of: made).reference,
        let size = try state.field("size", of: made).reference
      else { continue }
      _ = try state.call(handler, label: "handler", try state.build { $0.write("text") })
      _ = try state.decode(size, as: host.size) { decoder in
        var fields = decoder.fields()
        return fields.next()
      }
      _ = try state.entries(of: list)
      _ = try state.makeList(try state.entries(of: list), hasCount: true)
      _ = try state.differ(list, size)
      _ = try state.call(
        read, label: "read",
        try state.build { writer in
          writer.tracked(count: 1) {
            $0.trackedKey("a", bit: 0)
            $0.write(1.5)
          }
        })
      let base = try state.buildTable { writer in
        writer.tracked(count: 1) {
          $0.trackedKey("a", bit: 0)
          $0.write(1.5)
        }
      }
      let form = try state.buildTable { $0.form("more", [("b", 1)]) }
      let extended = try state.build { $0.extended(base, by: form, count: 1) { $0.write(2.5) } }
      _ = try state.call(read, label: "read", extended)
      _ = try state.makeObject(sentinel, class: 0)
      let view = try state.makeView(of: host, class: 1)
      let failures = try state.call(fill, label: "fill", times: 3) { call, writer in
        writer.write(view)
        writer.write(Double(call))
      }
      if let failure = failures.first { throw failure.error }
      _ = try state.fields(of: view, definition: handler, label: "configure") { _ in 0 }
      _ = try state.place(of: handler)
      let chunkThatFails = try state.load(Array("local x\nreturn x.y.z".utf8), name: "bad.lua")
      do throws(LuaError) {
        try state.call(chunkThatFails, label: "bad")
      } catch  where error.code != .memoryExceeded {
        continue
      }
    }
  }

  /// Whether all was done although this allocation and all after it failed.
  private func succeeds(failing allocation: Int) -> Bool {
    let host = SmallHost()
    host.sources = ["other": "return {name = 'other'}"]
    var limits = LuaLimits()
    limits.failingAllocation = allocation
    guard let state = LuaState(schema: host.schema, limits: limits, host: host) else {
      return false
    }
    var released = 0, isDone = false
    do {
      let start = state.referenceCount
      do throws(LuaError) {
        try work(state, host, Sentinel { released += 1 })
        isDone = true
      } catch {
        #expect(error.code == .memoryExceeded, "allocation \(allocation): \(error)")
      }
      #expect(state.referenceCount == start, "allocation \(allocation)")
    }
    state.close()
    #expect(released == 1, "allocation \(allocation)")
    #expect(host.liveBoxes == 0, "allocation \(allocation)")
    return isDone
  }

  @Test func everyAllocationMayFail() {
    let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"
    var allocation = 1, tried = 0
    while !succeeds(failing: allocation) {
      tried += 1
      // The first ones one by one, then fewer, at places that differ from each other's multiples.
      allocation += isLong ? 1 : 1 + allocation / 60
    }
    #expect(tried > 200)
  }
}
