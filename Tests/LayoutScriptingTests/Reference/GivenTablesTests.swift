import Foundation
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

/// The tables that scripts are given have the fields that the reference says.
@Suite struct GivenTablesTests {
  private static let script = """
    local ui = require "tessellua"
    local function show(title, value)
      for name in pairs(value) do print(title .. " " .. name) end
    end
    local function full(rows) return { width = ui.fractional_width(1), height = rows } end
    local group = full(ui.estimated(50))
    group.subitems = { ui.item(full(ui.estimated(50))) }
    return ui.screen {
      api_version = 1,
      snapshot = ui.snapshot {
        { id = "a", items = ui.items("x", { { id = 1 } }), model = {} },
        { id = "custom", items = ui.items("x", { { id = 2 } }) },
      },
      sections = {
        a = {
          layout = function(env)
            show("LayoutEnvironment", env)
            show("Container", env.container)
            show("Traits", env.traits)
            show("EdgeInsets", env.container.content_insets)
            show("LayoutSectionInfo", env.section)
            return ui.section {
              group = ui.horizontal_group(group),
              boundary_supplementary_items = { ui.header { height = ui.estimated(20) } },
              visible_items_invalidation_handler = function(items, offset)
                items[1].alpha, items[1].hidden, items[1].transform = 1, false, { 1, 0, 0, 1, 0, 0 }
                show("VisibleItem", items[1])
                print("Offset " .. (offset.x and "x"))
                print("Offset " .. (offset.y and "y"))
              end,
            }
          end,
        },
        custom = {
          layout = function()
            return ui.section {
              group = ui.custom_group {
                width = ui.fractional_width(1), height = 50,
                frames = function(env)
                  show("CustomGroupEnvironment", env)
                  show("Container", env.container)
                  return { { 0, 0, 10, 10 } }
                end,
              },
            }
          end,
        },
      },
      cells = {
        x = ui.cell {
          configure = function(cell, _, env)
            show("Environment", env)
            cell:on("tap", function(event) show("ControlEvent", event) end)
            cell:on("tap", "button", function(event) show("ControlEvent", event) end)
          end,
          measure = function(_, env, proposed)
            show("Environment", env)
            show("Size", proposed)
          end,
        },
      },
      supplementaries = {
        header = ui.view { configure = function(_, section, env)
          show("SectionInfo", section)
          show("Environment", env)
        end },
      },
    }

    """

  @Test func fields() throws {
    var shown: [String: Set<String>] = [:]
    for line in try printed() {
      let words = line.split(separator: " ").map(String.init)
      if let title = words.first, let name = words.last { shown[title, default: []].insert(name) }
    }
    let reference = ScriptReference()
    let tables = reference.given + reference.tables
    func documented(_ title: String) -> Set<String> {
      guard let table = tables.first(where: { $0.title == title }) else { return [] }
      return Set(table.fields.map(\.name)).union(table.parent.map(documented) ?? [])
    }
    for (title, names) in shown {
      #expect(names.sorted() == documented(title).sorted(), "\(title)")
    }
    let expected = Set(reference.given.map(\.title)).union(["EdgeInsets", "Size"])
    #expect(expected.subtracting(shown.keys).sorted() == ["Item"])
  }

  /// What the script prints while its cell is tapped, with a control and without.
  private func printed() throws -> [String] {
    try withTemporaryDirectory { folder in
      let path = "\(folder)/screen.lua"
      try Data(Self.script.utf8).write(to: URL(fileURLWithPath: path))
      let log = ScriptProbe.Lines()
      let screen = try ScriptScreen(
        path: path, environment: .init(device: .standard), print: { log.all.append($2) })
      defer { screen.close() }
      screen.screen.start()
      var runner = EventRunner(screen, path: "events.jsonl", frame: { _ in })
      let events = [
        #"{"at": 0, "frame": true}"#,
        #"{"at": 1, "event": {"name": "tap", "item": "x:1", "value": 3}}"#,
        #"{"at": 2, "event": {"name": "tap", "item": "x:1", "control": "button"}}"#,
      ]
      for (index, event) in events.enumerated() {
        try runner.play(Array(event.utf8), number: index + 1)
      }
      runner.finishInstant()
      return log.all
    }
  }

  @Test func itemsHaveTheFieldsThatTheReferenceSays() throws {
    let printed = try ScriptProbe.lines(
      """
      for name in pairs(require("tessellua").items("x", { { id = 1 } })[1]) do print(name) end
      """)
    #expect(printed.sorted() == ["id", "kind", "model"])
    let documented = GivenTable.all.first { $0.title == "Item" }?.fields.map(\.name)
    #expect(documented == ["kind", "id", "model?"])
  }
}
