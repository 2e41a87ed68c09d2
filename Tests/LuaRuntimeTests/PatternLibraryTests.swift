import LuaRuntime
import TestSupport
import Testing

/// Patterns give what stock Lua's give, errors included.
@Suite struct PatternLibraryTests {
  private static let pieces = """
    local subjects = {"a", "b", "c", "ab", "A", "B1", "12", " ", "(", ")", "[x]", "_", "-", ".", "%",
      "^", "$", "\\0", "\\255", "\\n", "aaaa", "(a(b)c)"}
    local singles = {"a", "b", "1", " ", ".", "%a", "%d", "%s", "%w", "%u", "%l", "%p", "%x", "%c",
      "%g", "%z", "%A", "%W", "%S", "%D", "%.", "%%", "%(", "-", "^", "$", "\\0", "\\255", "[ab]",
      "[^a]", "[a-c]", "[%a_]", "[]]", "[^]]", "[%-x]", "[a-]", "[-a]", "[^%s]", "[%]%d]", "[a-%d]",
      "[\\0-\\31]", "[z-a]", "]"}
    local counts = {"", "", "", "*", "+", "-", "?"}
    local others = {"(", "(", ")", ")", "()", "%b()", "%bab", "%b\\0\\255", "%f[%w]", "%f[^%a]",
      "%f[\\0]", "%1", "%2", "%0"}
    local broken = {"[", "%", "[a", "[^", "[]", "%b", "%ba", "%f", "%fa", "[%", "[a-", "(", ")", "%9"}
    local function pattern()
      local result = chance(6) and "^" or ""
      local open = 0
      for _ = 1, random(6) do
        local roll = random(10)
        if roll <= 7 then
          result = result .. pick(singles) .. pick(counts)
        else
          local piece = pick(others)
          if piece == "(" then open = open + 1 end
          if piece == ")" then
            if open == 0 then piece = "" else open = open - 1 end
          end
          result = result .. piece
        end
      end
      result = result .. string.rep(")", open)
      if chance(8) then result = result .. "$" end
      if chance(12) then result = result .. pick(broken) end
      return result
    end
    local function position() return random(40) - 20 end

    """

  @Test(arguments: seeds(4)) func findsAndMatches(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      Self.pieces + """
        for _ = 1, 1500 do
          local subject, pattern = text(subjects, 12), pattern()
          try("find", string.find, subject, pattern)
          try("match", string.match, subject, pattern, position())
          try("plain", string.find, subject, text(subjects, 2), position(), true)
        end
        """, seed: seed, atLeast: 4500)
  }

  @Test(arguments: seeds(4)) func iterates(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      Self.pieces + """
        local function all(subject, pattern, position)
          local found = {}
          for a, b, c in string.gmatch(subject, pattern, position) do
            found[#found + 1] = tostring(a) .. "|" .. tostring(b) .. "|" .. tostring(c)
          end
          return table.unpack(found)
        end
        for _ = 1, 1500 do
          try("gmatch", all, text(subjects, 12), pattern(), chance(2) and position() or nil)
        end
        """, seed: seed, atLeast: 1500)
  }

  @Test(arguments: seeds(4)) func replaces(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      Self.pieces + """
        local texts = {"x", "%0", "%0", "%1", "%2", "%%", "yy", "%9", "%", "%a"}
        local functions = {
          function(a) return a end, function(a, b) return b end, function() return nil end,
          function() return false end, function() return 12 end, function() return 1.5 end,
          function() return {} end, function() return true end, function() error("own", 0) end,
          function(...) return select("#", ...) .. tostring((...)) end}
        local tables = {
          {}, {a = "1", b = 2, ab = false, [1] = "one", [3] = "three"}, {a = {}},
          setmetatable({}, {__index = function(_, key) return key .. "!" end})}
        for _ = 1, 1500 do
          local roll = random(4)
          local with = roll == 1 and pick(functions) or roll == 2 and pick(tables) or text(texts, 3)
          local most = chance(3) and random(6) - 2 or nil
          try("gsub", string.gsub, text(subjects, 12), pattern(), with, most)
        end
        try("gsub", string.gsub, "a1b2", "%a", 7)
        try("gsub", string.gsub, 1212, 1, 3)
        try("gsub", string.gsub, "a", "a", true)
        try("gsub", string.gsub, "a", "a")
        """, seed: seed, atLeast: 1500)
  }

  @Test func refusesWhatStockRefuses() throws {
    try LibraryComparison.expectSame(
      """
      for _, count in ipairs{31, 32, 33} do
        try("captures", string.find, string.rep("a", 40), string.rep("(a)", count))
        try("positions", string.match, "", string.rep("()", count))
      end
      for count = 190, 210 do
        try("depth", string.find, string.rep("ab", 300), string.rep("a+b+", count // 2))
        -- Not "a+": it would go back over all it tried.
        for _, piece in ipairs{"a*", "a?", "a-"} do
          try("depth", string.find, string.rep("a", 300), string.rep(piece, count))
          try("depth", string.find, "", string.rep(piece, count))
          try("depth", string.find, string.rep("a", 300), string.rep("(" .. piece .. ")", count // 4))
        end
      end
      try("find", string.find)
      try("find", string.find, "a")
      try("find", string.find, {}, "a")
      try("find", string.find, "a", "a", "x")
      try("find", string.find, "a", "a", 1.5)
      try("gmatch", string.gmatch, "a")
      """, atLeast: 12)
  }
}
