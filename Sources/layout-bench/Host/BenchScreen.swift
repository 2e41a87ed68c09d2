import LayoutScripting
import LuaRuntime
import SectionHost

/// A list of many models, laid out and shown by a script.
struct BenchScreen {
  /// Rows of estimated height, measured by the script; `change` takes the number of a model, which a
  /// copy of the snapshot then shows anew.
  private static let script = """
    local ui = require "tessellua"
    local rows, change = ui.behavior(nil), ui.publish_relay()
    local current
    local loaded = rows:compact():map(function(models)
      current = ui.snapshot { { id = "list", items = ui.items("row", models) } }
      return current
    end)
    local changed = change:map(function(number)
      current = current:copy()
      local id = number % 100000
      current:reconfigure_items {
        { kind = "row", id = id, model = { id = id, title = "Changed " .. number, height = 60 } },
      }
      return current
    end)
    local row = { width = ui.fractional_width(1), height = ui.estimated(44) }
    return ui.screen {
      api_version = 1,
      inputs = { rows = rows, change = change },
      snapshot = ui.merge { loaded, changed },
      sections = { list = { layout = function()
        return ui.section { group = ui.vertical_group {
          width = row.width, height = row.height, subitems = { ui.item(row) } } }
      end } },
      cells = { row = ui.cell {
        configure = function(cell, model) cell.title = model.title end,
        measure = function(model) return { height = model.height } end,
      } },
    }
    """

  let scripted: ScriptScreen

  /// Opens the screen; models wait to be sent.
  init?(listsAllItems: Bool) {
    let limits = LuaLimits(steps: 1_000_000_000, memory: 512 << 20)
    guard
      let scripted = try? ScriptScreen(
        text: Self.script, environment: ScreenEnvironment(device: .standard), limits: limits)
    else { return nil }
    self.scripted = scripted
    scripted.screen.listsAllItems = listsAllItems
    scripted.screen.start()
  }

  /// Opens the screen with so many models on it.
  static func showing(_ count: Int, listsAllItems: Bool = false) -> BenchScreen? {
    guard let screen = BenchScreen(listsAllItems: listsAllItems) else { return nil }
    screen.load(models(count))
    return screen
  }

  /// A data file with so many models.
  static func models(_ count: Int) -> [UInt8] {
    let rows = (0..<count).map { number in
      #"{"id":\#(number),"title":"Row \#(number)","height":\#(40 + number % 37),"seen":false}"#
    }
    return Array(#"{"rows":[\#(rows.joined(separator: ","))]}"#.utf8)
  }

  /// Sends a data file and ends the instant.
  func load(_ data: [UInt8]) {
    try? scripted.send(data: data, path: "data.json")
    blackHole(scripted.screen.finishInstant())
  }
}
