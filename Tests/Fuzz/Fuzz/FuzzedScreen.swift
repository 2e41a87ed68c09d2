import FrameWriting
import Glibc
import JSONReading
import LayoutGeometry
import LayoutScripting
import LuaRuntime
import SectionHost

/// A screen of a script in a temporary file, with little time and memory.
struct FuzzedScreen {
  /// The script's text.
  let script: [UInt8]

  /// Renders the screen with data and events; what it says of errors is not looked at.
  func play(data: [UInt8]? = nil, events: [UInt8] = []) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/fuzz-\(getpid()).lua"
    defer { unlink(path) }
    do throws(FileError) {
      try script.span.bytes.withUnsafeBytes { bytes throws(FileError) in
        try WholeFile.write(bytes, to: path)
      }
    } catch { return }
    do throws(PlacedError) {
      let screen = try ScriptScreen(
        path: path, environment: ScreenEnvironment(size: Size(width: 390, height: 844), scale: 3),
        limits: LuaLimits(steps: 20_000, memory: 4 << 20))
      defer { screen.close() }
      let frames = FrameText()
      screen.screen.start()
      if let data { try screen.send(data: data, path: "data.json") }
      var runner = EventRunner(screen, path: "events.jsonl") { frames.writer.write($0) }
      defer { runner.finishInstant() }
      var lines = JSONLines()
      lines.append(events)
      lines.finish()
      while let line = lines.next() { try runner.play(line.bytes, number: line.number) }
    } catch {
      // That a made-up script does not load is as it should be.
    }
  }
}

/// Where the frames are written to.
private final class FrameText {
  var writer = FrameWriter(.lines)
}

/// The text of a script.
enum ScriptFuzzing {
  static func run(_ bytes: [UInt8]) -> CInt {
    FuzzedScreen(script: bytes).play()
    return 0
  }
}

/// Data, a zero byte, and lines of events, on a screen that uses much of what there is.
enum EventFuzzing {
  static let script = """
    local ui = require "tessellua"
    local list, relay = ui.behavior(nil), ui.relay(0)
    local size = { width = ui.fractional_width(0.5), height = ui.estimated(40) }
    return ui.screen {
      api_version = 1,
      inputs = { list = list, relay = relay },
      outputs = { last = relay },
      snapshot = list:debounce(5):map(function(items)
        local all = {}
        for i, item in ipairs(type(items) == "table" and items or {}) do
          all[i] = { kind = "x", id = i, model = item }
        end
        return ui.snapshot { { id = "a", items = all, model = items }, { id = "b", items = {} } }
      end),
      sections = {
        a = {
          layout = function(env)
            return ui.section {
              group = ui.horizontal_group { width = ui.fractional_width(1), height = size.height, subitems = { ui.item(size) } },
              orthogonal_scrolling_behavior = env.container.width > 500 and "paging" or "none",
              boundary_supplementary_items = { ui.header { height = 30, pin_to_visible_bounds = true } },
            }
          end,
        },
      },
      cells = {
        x = ui.cell {
          configure = function(cell, model)
            cell.model = model
            cell:on("tap", function(event) cell.event = event relay:accept(model) end)
          end,
          measure = function(model) return { height = type(model) == "number" and model or nil } end,
        },
      },
      supplementaries = { header = ui.view {} },
    }
    """

  static func run(_ bytes: [UInt8]) -> CInt {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    FuzzedScreen(script: Array(script.utf8)).play(
      data: parts.count > 1 ? Array(parts[0]) : nil, events: Array(parts.last ?? []))
    return 0
  }
}

/// A pattern or format, a zero byte, and a subject, in every function that takes such.
enum PatternFuzzing {
  static func run(_ bytes: [UInt8]) -> CInt {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let script = """
      local p, s = "\(literal(parts[0]))", "\(literal(parts.last ?? []))"
      for _, init in ipairs { 1, -3, 2 } do pcall(string.find, s, p, init) pcall(string.match, s, p, init) end
      pcall(string.gsub, s, p, s)
      pcall(string.gsub, s, p, "%0%1%2")
      pcall(string.gsub, s, p, function(...) return (select("#", ...) > 1) and "x" or nil end)
      pcall(function() for _ in s:gmatch(p) do end end)
      pcall(string.format, p, s, 1, -2.5, s, {})
      pcall(string.format, p, 7, 8, 9, 10, 11)
      pcall(string.unpack, p, s)
      pcall(string.pack, p, 1, s, 2.5, s, -1)
      pcall(string.packsize, p)
      pcall(os.date, p, 0)
      pcall(utf8.len, s) pcall(utf8.codepoint, s, 1, -1) pcall(utf8.offset, s, #p)
      pcall(load, s) pcall(tonumber, s) pcall(tonumber, s, #p % 40) pcall(require, p)
      """
    FuzzedScreen(script: Array(script.utf8)).play()
    return 0
  }

  private static func literal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      let digits = String(byte)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}
