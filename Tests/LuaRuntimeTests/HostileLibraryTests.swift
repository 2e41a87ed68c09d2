import LuaRuntime
import Testing

/// A call that would take any time or memory ends with its code, whoever tries to catch it.
///
/// What is asserted is the code, and that it comes at all: time is not measured.
@Suite struct HostileLibraryTests {
  private static let overBudget = [
    "('x'):rep(50000):find(('x*'):rep(199) .. 'y')",
    "('x'):rep(50000):find(('.-'):rep(60) .. 'y')",
    "('x'):rep(50000):match(('(x-)'):rep(30) .. 'y')",
    "('a'):rep(100000):find(('a?'):rep(100) .. ('a'):rep(100) .. 'b')",
    "('('):rep(300000):gsub('%b()', '')",
    "('x'):rep(200000):gsub('.-b', 'x')",
    "('x'):rep(20000):find('(.+)(.-)%2%1y')",
    "('x'):rep(200000):find('^(x*)%1*y$') ('x'):rep(20000):find('(x*)%1%1y')",
    "for _ in ('x'):rep(100000):gmatch('x*y') do end",
    "('x'):rep(1000000):find('[' .. ('abc'):rep(10000) .. ']')",
    "('x'):rep(1000000):find('%f[' .. ('abc'):rep(10000) .. ']')",
    "('x'):rep(1000):gsub('x', function() while true do end end)",
    "while true do local s = ('x'):rep(100000):upper():lower():reverse() end",
    "while true do local s = ('x'):rep(1000000):find('y', 1, true) end",
    "local s = ('a'):rep(1000000) while true do local f = s:find(('a'):rep(500) .. 'b', 1, true) end",
    "local s = ('x'):rep(100000) while true do s:byte(1, 100000) end",
    "local s = ('x'):rep(100000) while true do local _ = ('%q'):format(s) end",
    "while true do pcall(string.find, ('x'):rep(900), ('x*'):rep(3) .. '[') end",
    "while true do local _ = ('1'):rep(1000000) + 1 end",
    "table.concat({}, ',', 1, 1e18)", "table.move({}, 1, 1e18, 2)",
    "table.move({}, 1, 1e18, 2, setmetatable({}, {__newindex = function() end}))",
    "table.insert(setmetatable({}, {__len = function() return 1e18 // 1 | 0 end}), 1, 1)",
    "table.remove(setmetatable({}, {__len = function() return 1e18 // 1 | 0 end}), 1)",
    "while true do table.unpack({}, 1, 100000) end",
    "table.sort({1, 2, 3}, function() while true do end end)",
    "local t = {} for i = 1, 500000 do t[i] = i * 7919 % 500009 end table.sort(t)",
    """
    local t, s = {}, ('x'):rep(10000)
    for i = 1, 1000 do t[i] = s .. i end
    while true do table.sort(t) t[1], t[1000] = t[1000], t[1] end
    """,
    "local s = ('\\u{20AC}'):rep(100000) while true do utf8.len(s) end",
    "local s = ('\\u{20AC}'):rep(100000) while true do utf8.offset(s, 90000) end",
    "local s = ('\\u{20AC}'):rep(100000) while true do utf8.codepoint(s, 1, 90000) end",
    "local s = ('\\x80'):rep(1000000) while true do for _ in utf8.codes(s) do end end",
    "while true do pcall(string.packsize, ('b'):rep(60000)) end",
  ]

  private static let overMemory = [
    "('a'):rep(1e9)", "('a'):rep(1e18)", "('ab'):rep(math.maxinteger, 'c')",
    "('a'):rep(1e6):rep(1e6)", "('x'):rep(60000000, 'y')",
    "('x'):rep(100000):gsub('x', ('y'):rep(100000))",
    "('x'):rep(100000):gsub('(x*)', ('%1'):rep(10000))",
    "string.pack('c2000000000', 'x')",
    "local s = ('x'):rep(1000000) while true do s = ('%s%s'):format(s, s) end",
    """
    local t, s = {}, ('x'):rep(1000000)
    for i = 1, 100 do t[i] = s end
    table.concat(t)
    """,
  ]

  private static let plainErrors = [
    ("table.unpack({}, 1, 1e8)", "too many results to unpack"),
    ("local s = string.format('%99999d', 1)", "invalid conversion specification: '%99999d'"),
    ("('x'):rep(3000000):byte(1, -1)", "stack overflow (string slice too long)"),
    ("utf8.codepoint(('x'):rep(3000000), 1, -1)", "stack overflow (string slice too long)"),
    ("('x'):find(('a?'):rep(10) .. '[')", "malformed pattern (missing ']')"),
    (
      "table.sort(setmetatable({}, {__len = function() return 1 << 40 end}))",
      "bad argument #1 to 'sort' (array too big)"
    ),
  ]

  /// The error of a text, and that of the same text where the script tries to catch it.
  private func errors(of text: String, limits: LuaLimits) -> [LuaError?] {
    let inner = "local function try() \(text) end\n"
    return [
      error(inner + "try()", limits: limits),
      error(inner + "pcall(try) return 'caught'", limits: limits),
      error(inner + "local co = coroutine.wrap(try) pcall(co) return 'caught'", limits: limits),
    ]
  }

  @Test(arguments: overBudget) func runsOutOfSteps(_ text: String) {
    for error in errors(of: text, limits: LuaLimits(steps: 2_000_000)) {
      #expect(error?.code == .budgetExceeded, "\(text)")
    }
  }

  @Test(arguments: overMemory) func runsOutOfMemory(_ text: String) {
    for error in errors(of: text, limits: LuaLimits()) {
      #expect(error?.code == .memoryExceeded, "\(text)")
    }
  }

  @Test(arguments: plainErrors) func raises(_ text: String, _ message: String) {
    let error = error(text)
    #expect(error?.code == .runtimeError)
    #expect(error?.message == message)
  }

  /// Work that is long but in proportion stays within the default budget.
  @Test(arguments: [
    "local s = ('word '):rep(100000) local n = select(2, s:gsub('%w+', 'x')) return n",
    "local s = ('word,'):rep(100000) local n = 0 for _ in s:gmatch('[^,]+') do n = n + 1 end return n",
    """
    local s, at, n = ('word,'):rep(100000), 1, 0
    while true do
      local found = s:find(',', at, true)
      if not found then return n end
      at, n = found + 1, n + 1
    end
    """,
    "local t = {} for i = 1, 100000 do t[i] = i * 7919 % 100003 end table.sort(t) return #t",
  ])
  func ordinaryWorkIsAffordable(_ text: String) throws {
    #expect(try run(text) == "100000")
  }
}
