import FrameWriting
import SectionHost
import Testing

@testable import LayoutScripting

/// The screen that tests of script tests open.
enum RowsScreen {
  /// A screen with cells and a header that count their taps, and a section that scrolls by itself.
  static let script = """
    local ui = require "tessellua"
    local list, mode = ui.behavior {}, ui.relay("plain")
    local function full(height)
      return ui.item { width = ui.fractional_width(1), height = height }
    end
    local function rows(env)
      return ui.section {
        group = ui.vertical_group {
          width = ui.fractional_width(1), height = env.traits.user_interface_idiom == "pad" and 60 or 50,
          subitems = { full(ui.fractional_height(1)) },
        },
        boundary_supplementary_items = { ui.header { height = 40 } },
      }
    end
    local function strip()
      return ui.section {
        group = ui.horizontal_group { width = 200, height = 100, subitems = { full(100) } },
        orthogonal_scrolling_behavior = "group_paging",
      }
    end
    local function count(view, name, control)
      view:on(name, control, function(event)
        view.taps = (view.taps or 0) + 1
        view.value = event.value
      end)
    end
    return ui.screen {
      api_version = 1,
      name = "rows",
      inputs = { list = list, mode = mode },
      snapshot = ui.combine_latest({ list, mode }, function(items, name)
        return ui.snapshot {
          { id = "strip", items = ui.items("card", { { id = 1 }, { id = 2 }, { id = 3 } }) },
          { id = "rows", items = ui.items("row", items), model = { title = name } },
        }
      end),
      sections = { strip = { layout = strip }, rows = { layout = rows } },
      cells = {
        card = ui.cell {},
        row = ui.cell { configure = function(cell, row)
          cell.title = row.title
          cell:on("tap", function() cell.taps = (cell.taps or 0) + 1 end)
          count(cell, "tap", "star")
          count(cell, "swipe", "edge")
        end },
      },
      supplementaries = { header = ui.view { configure = function(view, section)
        view.title = section.model.title
        count(view, "tap", "more")
      end } },
    }
    """

  static let data = """
    {"list": [{"id": 1, "title": "one"}, {"id": 2, "title": "two"}, {"id": 3}, {"id": 4},
      {"id": 5}, {"id": 6}, {"id": 7}, {"id": 8}, {"id": 9}, {"id": 10}, {"id": 11}, {"id": 12},
      {"id": 13}, {"id": 14}, {"id": 15}, {"id": 16}, {"id": 17}, {"id": 18}, {"id": 19}]}
    """

  static func outcomes(_ body: String, files: [String: String] = [:]) throws
    -> ScriptTestProbe.Outcomes
  {
    try ScriptTestProbe.outcomes(
      """
      local ui = require "tessellua"

      it("t", function()
        \(body)
      end)
      """, files: files.merging(["rows.lua": script, "data.json": data]) { $1 })
  }

  /// The frames of `screen`, as the test that runs the statements hands them out.
  static func frames(_ body: String, files: [String: String] = [:]) throws -> [String] {
    let test = """
      local ui = require "tessellua"
      it("t", function()
        \(body)
      end)
      """
    let all = files.merging(["rows.lua": script, "data.json": data, "a_test.lua": test]) { $1 }
    return try ScriptTestProbe.with(all) { (probe) throws in
      let options = ScriptTestOptions(
        goldens: GoldenStore(
          isUpdating: false, engine: GoldenEngine(version: "", textMetrics: "")))
      let run = try TestRun("\(probe.folder)/a_test.lua", options, cell: nil)
      defer { run.close() }
      let tests = try run.load()
      #expect(run.run(tests[0]) == .passed)
      return try run.session.screens[0].frames().map { String(decoding: $0.json, as: UTF8.self) }
    }
  }

  /// The frames of event lines behind the first frame.
  static func played(_ lines: [String]) throws -> [String] {
    try ScriptTestProbe.with(["rows.lua": script]) { (probe) throws in
      let screen = try ScriptScreen(
        path: "\(probe.folder)/rows.lua", environment: ScreenEnvironment(device: .standard))
      defer { screen.close() }
      let frames = Frames()
      screen.screen.start()
      try screen.send(data: Array(data.utf8), path: "data.json")
      var runner = EventRunner(screen, path: "events.jsonl") { frames.all.append($0) }
      if !lines[0].hasPrefix("{\"at\"") { runner.finishInstant() }
      for (index, line) in lines.enumerated() {
        try runner.play(Array(line.utf8), number: index + 1)
      }
      runner.finishInstant()
      return frames.all.map { String(decoding: $0.json, as: UTF8.self) }
    }
  }

  private final class Frames { var all: [Frame] = [] }
}
