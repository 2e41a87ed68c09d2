import Foundation
import TestSupport
import Testing

/// The same input gives the same bytes: no address, hash seed, clock, locale or variable of the
/// environment finds its way into a frame.
@Suite struct RepeatedRunTests {
  private static let screens: [String] = {
    let layouts = "\(packageRoot)/layouts"
    let found = (try? FileManager.default.contentsOfDirectory(atPath: layouts)) ?? []
    return found.filter { FileManager.default.fileExists(atPath: "\(layouts)/\($0)/screen.lua") }
      .sorted()
  }()

  private func render(_ screen: String, environment: [String: String]? = nil) throws
    -> ProcessResult
  {
    try runProcess(
      builtProduct("layout-dump"), ["render", "layouts/\(screen)", "--format", "jsonl"],
      environment: environment, directory: packageRoot)
  }

  @Test("X-05: every run gives the same bytes", arguments: screens)
  func everyRunGivesTheSameBytes(_ screen: String) throws {
    let first = try render(screen)
    #expect(first.status == 0)
    #expect(!first.output.isEmpty)
    // Each run has addresses and hash seeds of its own.
    for _ in 0..<4 { #expect(try render(screen) == first) }
    let elsewhere = [
      "LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati",
      "SWIFT_DETERMINISTIC_HASHING": "1", "HOME": "/nowhere",
    ]
    #expect(try render(screen, environment: elsewhere) == first)
  }

  /// Addresses at the same places in every run, against those that the system chooses anew.
  @Test(arguments: screens) func theLayoutOfTheAddressesDoesNotMatter(_ screen: String) throws {
    let fixed = try runProcess(
      "/usr/bin/setarch",
      ["--addr-no-randomize", builtProduct("layout-dump"), "render", "layouts/\(screen)"]
        + ["--format", "jsonl"], directory: packageRoot)
    #expect(try render(screen) == fixed)
  }

  /// A dock that must not land on 568 in one run and on 576 in another.
  @Test func aHundredRunsGiveTheSameBytes() throws {
    let script = """
      local ui = require "tessellua"
      local names = { zeta = 1, alpha = 2, mid = 3, [7] = 4, [true] = 5 }
      local dock = { width = ui.fractional_width(1), height = 52 }
      local items = {}
      for name, value in pairs(names) do
        items[#items + 1] = { kind = "app", id = tostring(name), model = { value = value, order = math.random(1000) } }
      end
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot { { id = "apps", items = items }, { id = "dock", items = {} } },
        sections = {
          default = {
            layout = function(env)
              return ui.section {
                group = ui.horizontal_group {
                  width = ui.fractional_width(1), height = 576 / 3,
                  subitems = { ui.item { width = ui.fractional_width(1 / 3), height = ui.fractional_height(1) } },
                },
                content_insets = env.container.width / 97,
                boundary_supplementary_items = { ui.footer(dock) },
              }
            end,
          },
        },
        supplementaries = { footer = ui.view {} },
        cells = {
          app = ui.cell {
            configure = function(cell, model)
              cell.value, cell.order, cell.text = model.value, model.order, tostring(cell) .. tostring(model)
              cell.time = os.time() .. os.date("!%c") .. os.clock()
            end,
          },
        },
      }
      """
    try withScreen(script) { folder in
      let command = ["render", "home", "--size", "393x568", "--scale", "3"]
      let program = try builtProduct("layout-dump")
      let first = try runProcess(program, command, directory: folder.path)
      #expect(first.errors == "")
      #expect(first.output.contains("\"dock\""))
      for _ in 1..<100 {
        #expect(try runProcess(program, command, directory: folder.path) == first)
      }
    }
  }
}
