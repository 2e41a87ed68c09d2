import LuaRuntime
import Testing

/// Tables that remember what scripts read, and those with one more field.
struct TrackedTableTests {
  private let host = SmallHost()

  /// What a function of a script gives for a table of the fields a and b with one more, `more`, of the
  /// fields x, y and list, and the bits that it read.
  private func run(_ body: String) throws -> (value: LuaValue, reads: UInt64) {
    let state = try #require(LuaState(schema: host.schema, host: host))
    let chunk = try state.load(Array("return function(t) \(body) end".utf8), name: "t.lua")
    let function = try #require(try state.call(chunk, label: "t", values: []).reference)
    let base = try state.buildTable { writer in
      writer.tracked(count: 2) { writer in
        writer.trackedKey("a", bit: 0)
        writer.write(1.0)
        writer.trackedKey("b", bit: 1)
        writer.write(2.0)
      }
    }
    let form = try state.buildTable { $0.form("more", [("x", 2), ("y", nil), ("list", 3)]) }
    let table = try state.build { writer in
      writer.extended(base, by: form, count: 3) { writer in
        writer.write(3.0)
        writer.write("why")
        writer.list(count: 2) { writer in
          writer.write(true)
          writer.write(false)
        }
      }
    }
    let value = try state.call(function, label: "f", table)
    return (value, state.takeReads())
  }

  @Test(
    arguments: [
      ("", 0), ("local _ = t.a", 0b1), ("local _ = t.b, t.unknown", 0b10), ("local _ = t.more", 0),
      ("local _ = t.more.y", 0), ("local _ = t.more.x", 0b100), ("local _ = #t.more.list", 0b1000),
      ("assert(t.a + t.b + t.more.x == 6)", 0b111), ("for _ in pairs(t) do end", UInt64.max),
      ("assert(next(t) == 'a')", .max), ("for _ in pairs(t.more) do end", .max),
    ] as [(String, UInt64)])
  func readsAreRemembered(body: String, reads: UInt64) throws {
    #expect(try run(body).reads == reads)
  }

  @Test(arguments: [
    "return t.more == t.more and t.more.list == t.more.list",
    "return t.more.y == 'why' and t.more.list[1] and not t.more.list[2] and #t.more.list == 2",
    """
    local names = {}
    for name, value in pairs(t) do
      names[#names + 1] = name
      assert(value == t[name])
    end
    return table.concat(names, ' ') == 'a b more'
    """,
    """
    local names = {}
    for name, value in pairs(t.more) do
      names[#names + 1] = name
      assert(value == t.more[name])
    end
    return table.concat(names, ' ') == 'list x y'
    """,
    "return next(t, 'b') == 'more' and next(t, 'more') == nil",
    "return not pcall(function() t.more = nil end) and not pcall(function() t.a = 1 end)",
    "return not pcall(function() t.more.x = 1 end) and not pcall(function() t.more.list[1] = 1 end)",
    "return not pcall(rawset, t, 'more', 1) and not pcall(setmetatable, t, {}) and t.more.x == 3",
    "return getmetatable(t) == false and getmetatable(t.more) == false and t[nil] == nil",
    "return rawget(t, 'more') == nil and rawlen(t) == 0 and t.unknown == nil and t.more.unknown == nil",
  ])
  func extendedTablesAreReadLikeOthers(body: String) throws {
    guard case .boolean(true) = try run(body).value else {
      Issue.record("not true: \(body)")
      return
    }
  }
}
