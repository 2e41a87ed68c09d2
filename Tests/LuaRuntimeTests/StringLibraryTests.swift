import LuaRuntime
import TestSupport
import Testing

/// The functions of `string` without patterns give what stock Lua's give, errors included.
@Suite struct StringLibraryTests {
  @Test(arguments: seeds(3)) func formats(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      """
      local flags = {"", "", "", "-", "+", " ", "#", "0", "-0", "+#", " -", "00", "-+ #0"}
      local widths = {"", "", "", "1", "5", "12", "99", "100", "012"}
      local precisions = {"", "", "", ".", ".0", ".1", ".3", ".14", ".99", ".100", ".-1"}
      local letters = {"d", "d", "i", "u", "o", "x", "X", "c", "a", "A", "e", "E", "f", "f", "F", "g",
        "G", "s", "s", "q", "z", "y", "n", "", "%", "."}
      local plain = setmetatable({}, {__tostring = function() return "plain" end})
      local wrong = setmetatable({}, {__tostring = function() return {} end})
      local values = {0, 1, -1, 65, 255, 256, -300, 2^53, math.maxinteger, math.mininteger, 0.0, -0.0,
        1.0, 0.1, -1.5, 1e15, 1e100, -1e308, 5e-324, 1/0, -1/0, 123456.789, "12", "0x10", " 7 ",
        "text", "1e1", "", "with \\0 zero", "\\n\\r\\"\\\\\\t\\1272\\200", string.rep("long", 30), true,
        false, plain, wrong}
      for _ = 1, 3000 do
        local format = ""
        for _ = 1, random(2) do
          format = format .. pick{"", "x", "%%", "\\0"} .. "%" .. pick(flags) .. pick(widths) ..
            pick(precisions) .. pick(letters)
        end
        try("format", string.format, format, pick(values), pick(values))
      end
      for _, value in ipairs(values) do
        try("q", string.format, "%q", value)
        try("s", string.format, "%s", value)
        try("f", string.format, "%99.99f", value)
      end
      try("nil", string.format, "%s %q", nil, nil)
      try("none", string.format, "%s")
      try("none", string.format)
      try("end", string.format, "%")
      try("q", string.format, "%q", print)
      try("end", string.format, "%", 1)
      for count = 5, 40 do
        try("spaces", string.format, "%" .. string.rep(" ", count) .. "d", 1)
        try("zeros", string.format, "%" .. string.rep("0", count) .. "d", 1)
      end
      """, seed: seed, atLeast: 3100)
  }

  @Test(arguments: seeds(3)) func packs(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      """
      local options = {"b", "B", "h", "H", "l", "L", "j", "J", "T", "f", "d", "n", "i", "I", "i1",
        "i3", "i7", "i8", "i9", "i16", "I2", "I5", "I16", "s", "s1", "s2", "z", "x", "X", "Xi4", "Xd",
        "Xs", "c0", "c5", "c", " ", "<", ">", "=", "!", "!2", "!4", "!16", "!3", "i17", "i0", "?",
        "i99999999999", "c2147483647"}
      local values = {0, 1, -1, 127, 128, -128, -129, 255, 256, 65535, 1 << 31, -(1 << 31), 1 << 40,
        math.maxinteger, math.mininteger, 1.5, 2.0, -0.0, 1e300, 1/0, "text", "", "a\\0b", "12"}
      local function format()
        local result = ""
        for _ = 1, random(5) do
          local option = pick(options)
          -- Stock Lua would write such a string, which no memory holds.
          if option ~= "c2147483647" or chance(20) then result = result .. option end
        end
        return result
      end
      for _ = 1, 2500 do
        local f = format()
        if not f:find("c2147483647", 1, true) then
          try("pack", string.pack, f, pick(values), pick(values), pick(values), pick(values))
        end
        try("packsize", string.packsize, f)
        local data = text({"\\0", "\\1", "\\127", "\\128", "\\255", "\\3abc", "text\\0"}, 20)
        try("unpack", string.unpack, f, data, chance(2) and random(30) - 15 or nil)
        local ok, packed = pcall(string.pack, "<i3 z s2 !8 d", random(1000), "z", "s", random(9) / 4)
        if ok then try("again", string.unpack, "<i3 z s2 !8 d", packed) end
      end
      try("pack", string.pack, "i")
      try("unpack", string.unpack, "i", "abcd", 6)
      """, seed: seed, atLeast: 7000)
  }

  @Test(arguments: seeds(3)) func otherFunctions(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      """
      local pieces = {"a", "Z", "m", "\\0", "\\200", "0", " ", "{", "@", "[", "`"}
      local function position()
        return pick{random(20) - 10, random(20) - 10, math.maxinteger, math.mininteger, nil}
      end
      for _ = 1, 800 do
        local s = text(pieces, 9)
        try("sub", string.sub, s, position(), position())
        try("byte", string.byte, s, position(), position())
        try("upper", string.upper, s)
        try("lower", string.lower, s)
        try("reverse", string.reverse, s)
        try("len", string.len, s)
        try("rep", string.rep, s, random(9) - 3, chance(2) and text(pieces, 3) or nil)
        try("char", string.char, random(258) - 2, random(256) - 1)
      end
      for byte = 0, 255 do
        try("case", function(c) return c:upper() .. c:lower() end, string.char(byte))
      end
      try("char", string.char)
      try("sub", string.sub, "x")
      try("sub", string.sub, "x", "y")
      try("rep", string.rep, {}, 1)
      """, seed: seed, atLeast: 6000)
  }

  @Test func arithmeticOnStrings() throws {
    try LibraryComparison.expectSame(
      """
      local number = setmetatable({}, {
        __add = function() return "added" end, __unm = function() return "negated" end,
        __idiv = function() return "divided" end})
      local values = {"10", "0x10", " 3 ", "1e1", "x", "", 2, -3, 0.5, 0, true, {}, number, "3\\0",
        "9223372036854775808"}
      for _, a in ipairs(values) do
        try("-", function() return -a end)
        for _, b in ipairs(values) do
          try("+", function() return a + b end)
          try("-", function() return a - b end)
          try("*", function() return a * b end)
          try("/", function() return a / b end)
          try("%", function() return a % b end)
          try("^", function() return a ^ b end)
          try("//", function() return a // b end)
          try("|", function() return a | b end)
        end
      end
      try("method", function() return ("x"):rep(3) end)
      try("method", function() return ("x"):rep({}) end)
      try("method", function() return ("x").unknown end)
      try("method", function() return ("x"):unknown() end)
      """, atLeast: 1000)
  }

  @Test(arguments: [
    ("return tostring(string.dump)", "nil"),
    ("return tostring(getmetatable('x'))", "false"),
    ("return string.format('%s', {}) .. string.format('%s', print)", "table: 1function: 2"),
    (
      "return select(2, pcall(function() local s = string.format('%p', {}) return s end))",
      "test.lua:1: '%p' is not given to scripts: addresses differ in every run"
    ),
    // Stock Lua would count to the end.
    ("return #(''):rep(1 << 60)", "0"),
    ("return ('x'):rep(3) .. #('ab'):rep(1000, ',')", "xxx2999"),
  ])
  func ownRules(_ text: String, _ result: String) throws {
    #expect(try run(text) == result)
  }
}
