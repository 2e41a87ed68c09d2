import LuaRuntime
import Testing

/// Runs the same script with our libraries and with Lua's own, and expects the same lines of both.
///
/// The script makes its cases itself, from a seed, and writes each with what came of it, so that a
/// line that differs says all that is needed to see why.
struct LibraryComparison {
  /// What every such script begins with.
  ///
  /// - `random(n)` is a whole number from 1 to `n`, `pick(list)` an entry, `chance(n)` true once in
  ///   `n` times, `text(pieces, most)` a text of at most so many pieces.
  /// - `try(name, f, …)` calls and writes a line with the arguments and all results or the error.
  /// - `lines` is what is compared.
  private static let prelude = """
    local seed = ...
    local function random(n)
      seed = seed * 6364136223846793005 + 1442695040888963407
      return (seed >> 33) % n + 1
    end
    local function pick(list) return list[random(#list)] end
    local function chance(n) return random(n) == 1 end
    local function text(pieces, most)
      local result = ""
      for _ = 1, random(most + 1) - 1 do result = result .. pick(pieces) end
      return result
    end

    local lines = {}
    local function show(value)
      if type(value) == "string" then
        local result = ""
        for i = 1, #value do
          local byte = value:byte(i)
          local plain = byte >= 32 and byte <= 126 and byte ~= 34 and byte ~= 92
          result = result .. (plain and value:sub(i, i) or "\\\\" .. byte .. ";")
        end
        return '"' .. result .. '"'
      elseif type(value) == "table" then
        local result = "{"
        for i = 1, 12 do
          local entry = rawget(value, i)
          result = result .. (type(entry) == "table" and "{}" or show(entry)) .. ","
        end
        return result .. "n=" .. tostring(rawget(value, "n")) .. "}"
      elseif type(value) == "function" then
        return "function"
      end
      return tostring(value)
    end
    local function showAll(...)
      local result = ""
      for i = 1, select("#", ...) do result = result .. " " .. show((select(i, ...))) end
      return result
    end
    -- Not as a tail call, so that the message of an error names the function.
    local function called(f, ...)
      local results = {n = 0}
      local function keep(...)
        results = {n = select("#", ...), ...}
      end
      keep(f(...))
      return results
    end
    local function try(name, f, ...)
      local before = name .. showAll(...)
      local ok, results = pcall(called, f, ...)
      local after
      if ok then
        after = ""
        for i = 1, results.n do after = after .. " " .. show(results[i]) end
      else
        after = " error " .. show(results)
      end
      lines[#lines + 1] = before .. " =>" .. after
    end

    """

  /// The lines that a script wrote, by our libraries or by the stock ones.
  private static func lines(of script: String, seed: UInt64, stock: Bool) throws -> [Substring] {
    let limits = LuaLimits(steps: 2_000_000_000, memory: 512 << 20, source: 1 << 20)
    let host = SmallHost()
    let state = try state(host, limits: limits)
    if stock { try state.useStockLibraries() }
    let text = prelude + script + "\nlocal all = '' return table.concat(lines, '\\n')"
    let chunk = try state.load(Array(text.utf8), name: "test.lua")
    let result = try state.call(
      chunk, label: "test", values: [.integer(Int64(bitPattern: seed &* 0x9E37_79B9 &+ 1))])
    let reference = try #require(result.reference)
    return try #require(try state.text(of: reference)).split(separator: "\n")
  }

  /// Expects that a script writes the same with both, at least `count` lines.
  static func expectSame(_ script: String, seed: UInt64 = 0, atLeast count: Int = 1) throws {
    let ours = try lines(of: script, seed: seed, stock: false)
    let stock = try lines(of: script, seed: seed, stock: true)
    #expect(ours.count == stock.count, "seed \(seed)")
    #expect(stock.count >= count, "seed \(seed)")
    let different = zip(ours, stock).filter { $0 != $1 }
    for (our, stock) in different.prefix(5) {
      Issue.record("seed \(seed):\nours:  \(our)\nstock: \(stock)")
    }
  }
}
