import LuaRuntime
import TestSupport
import Testing

/// The functions of `utf8` give what stock Lua's give, errors included.
@Suite struct UTF8LibraryTests {
  @Test(arguments: seeds(3)) func agreesWithStock(seed: UInt64) throws {
    try LibraryComparison.expectSame(
      """
      local pieces = {"a", "\\u{E4}", "\\u{20AC}", "\\u{1F600}", "\\u{D7FF}", "\\u{10FFFF}", "\\0",
        "\\128", "\\xC3", "\\xF0\\x9F", "\\xED\\xA0\\x80", "\\xF4\\x90\\x80\\x80", "\\u{7FFFFFFF}", "\\xFF",
        "\\xC0\\x80", "\\xFE", "zz"}
      local valid = {"a", "\\u{E4}", "\\u{20AC}", "\\u{1F600}", "\\0"}
      local function position() return pick{random(20) - 8, random(8), nil, math.mininteger} end
      local function all(s, lax)
        local found = {}
        for at, code in utf8.codes(s, lax) do found[#found + 1] = at .. ":" .. code end
        return table.unpack(found)
      end
      for _ = 1, 700 do
        for _, choice in ipairs{pieces, valid} do
          local s = text(choice, 6)
          local lax = chance(2)
          try("len", utf8.len, s, position(), position(), lax)
          try("codepoint", utf8.codepoint, s, position(), position(), lax)
          try("offset", utf8.offset, s, random(9) - 5, position())
          try("codes", all, s, lax)
        end
        local codes = {0, 127, 128, 2047, 2048, 65535, 65536, 0xD800, 0x10FFFF, 0x7FFFFFFF, -1, 1 << 31}
        try("char", utf8.char, pick(codes))
        try("char", utf8.char, pick(codes), pick(codes), pick(codes))
      end
      try("char", utf8.char)
      try("codepoint", utf8.codepoint, "abc", 1, 3)
      try("charpattern", function() return utf8.charpattern end)
      try("offset", utf8.offset, "a")
      """, seed: seed, atLeast: 7000)
  }
}
