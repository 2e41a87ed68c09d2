import LuaRuntime
import TestSupport
import Testing

/// The functions of `table` give what stock Lua's give; sorting is stable and loses nothing.
@Suite struct TableLibraryTests {
  private static let tables = """
    local function entry() return pick{random(9), random(9), "s" .. random(9), 1.5} end
    local function list()
      local result = {}
      for i = 1, random(9) - 1 do result[i] = entry() end
      return result
    end
    -- A table that only metamethods fill.
    local function proxy()
      local content = list()
      return setmetatable({}, {
        __index = content, __newindex = function(_, key, value) content[key] = value end,
        __len = function() return #content end}), content
    end

    """

  @Test(arguments: seeds(3)) func agreesWithStock(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      Self.tables + """
        local function position() return random(14) - 3 end
        local function changed(f, t, ...)
          local function keep(...) return t, ... end
          return keep(f(t, ...))
        end
        for _ = 1, 500 do
          for _, make in ipairs{list, proxy} do
            local t, content = make()
            content = content or t
            try("insert", changed, table.insert, t, entry())
            try("insert", changed, table.insert, t, position(), entry())
            try("remove", changed, table.remove, t)
            try("remove", changed, table.remove, t, position())
            try("move", changed, table.move, t, position(), position(), position())
            try("move", table.move, t, position(), position(), position(), list())
            try("concat", table.concat, t, pick{",", "", nil}, chance(2) and position() or nil,
              chance(2) and position() or nil)
            try("unpack", table.unpack, t, chance(2) and position() or nil, position())
            try("content", function() return content end)
          end
          try("pack", table.pack, entry(), nil, entry(), nil)
        end
        try("pack", table.pack)
        try("insert", table.insert, {}, 1, 2, 3)
        try("insert", table.insert, {})
        try("insert", table.insert, nil, 1)
        try("remove", table.remove, "x")
        try("concat", table.concat, {1, {}, 3})
        try("concat", table.concat, {1, 2}, {})
        try("unpack", table.unpack, {}, 1, 1e8)
        try("unpack", table.unpack, {}, math.mininteger, math.maxinteger)
        try("unpack", table.unpack)
        try("move", table.move, {}, 1, math.maxinteger, 2)
        try("move", table.move, {}, math.mininteger, 1, 2)
        try("move", table.move, {}, 1, 2)
        try("sort", table.sort, {1, "x"}, 5)
        try("sort", table.sort, 5)
        """, seed: seed, atLeast: 8000)
  }

  @Test(arguments: seeds(3)) func sortsAsStock(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      Self.tables + """
        local function sorted(t, order)
          table.sort(t, order)
          return table.concat(t, " ")
        end
        for _ = 1, 100 do
          local numbers, words = {}, {}
          local size = pick{1, 2, 3, 8, 40, 200}
          for i = 1, size do
            numbers[i] = random(size)
            words[i] = text({"a", "b", "\\0", "\\200"}, 5)
          end
          try("numbers", sorted, numbers)
          try("words", sorted, words)
          try("falling", sorted, numbers, function(a, b) return a > b end)
        end
        """, seed: seed, atLeast: 300)
  }

  @Test func sortingIsStable() throws {
    let result = try run(
      """
      local entries = {}
      for i = 1, 1000 do entries[i] = {key = i * 7919 % 10, place = i} end
      table.sort(entries, function(a, b) return a.key < b.key end)
      for i = 2, #entries do
        local a, b = entries[i - 1], entries[i]
        if a.key > b.key or (a.key == b.key and a.place > b.place) then return i end
      end
      return "stable"
      """)
    #expect(result == "stable")
  }

  @Test(arguments: [
    "return true", "return false", "calls = calls + 1 return calls % 3 == 0",
    "calls = calls + 1 if calls == 700 then error('enough') end return a < b",
    "t[a] = nil return a < b", "t[#t + 1] = a return a > b",
    "for i = 1, 9 do t[i] = 1 end return a < b",
    "return setmetatable(t, nil) == a",
  ])
  func anyOrderIsHarmless(_ order: String) throws {
    // Whatever the order says, the entries are those that were there when sorting began, or, after
    // an error, nothing was moved.
    let result = try run(
      """
      local t, calls, original = {}, 0, {}
      for i = 1, 500 do t[i] = i * 7919 % 501 original[i] = t[i] end
      local ok = pcall(table.sort, t, function(a, b) \(order) end)
      local seen = {}
      for i = 1, 500 do
        local value = t[i]
        if value == nil or seen[value] then return "lost at " .. i end
        if not ok and value ~= original[i] then return "moved at " .. i end
        seen[value] = true
      end
      return "kept"
      """)
    #expect(result == "kept")
  }

  @Test func incomparableEntriesStay() throws {
    let result = try run(
      """
      local t = {3, 1, "x", 2}
      local ok, message = pcall(table.sort, t)
      return tostring(ok) .. table.concat(t, ",") .. message
      """)
    #expect(result.hasPrefix("false3,1,x,2attempt to compare"))
  }
}
