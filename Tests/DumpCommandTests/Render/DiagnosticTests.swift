import TestSupport
import Testing

/// What goes wrong while a screen runs: it costs its own part only, and says so for as long as it lasts.
@Suite struct DiagnosticTests {
  private static let screen = """
    local ui = require "tessellua"
    local mode, list = ui.behavior("ok"), ui.behavior({})
    local function rows(height)
      local row = { width = ui.fractional_width(1), height = height }
      return ui.section {
        group = ui.horizontal_group { width = row.width, height = height, subitems = { ui.item(row) } },
      }
    end
    return ui.screen {
      api_version = 1,
      inputs = { mode = mode, list = list },
      snapshot = ui.combine_latest({ mode, list }, function(mode, list)
        if mode == "snap" then error("no snapshot") end
        return ui.snapshot {
          { id = "a", items = ui.items("x", list), model = mode },
          { id = "b", items = { { kind = "x", id = "last" } } },
        }
      end),
      sections = {
        a = {
          layout = function(env)
            local mode = env.section.model
            if mode == "raise" then error("no layout today") end
            if mode == "loop" then while true do end end
            return rows(mode == "tall" and 100 or 60)
          end,
        },
        b = { layout = function() return rows(30) end },
      },
      cells = {
        x = ui.cell {
          configure = function(cell, model)
            cell.id = model.id
            if model.fails then error("no cell for " .. model.id) end
            cell:on("tap", function() error("no tap") end)
          end,
        },
      },
    }
    """

  private func render(_ lines: [String], options: String = "") throws -> Rendering {
    try withScreen(Self.screen) {
      try $0.render(options, events: lines.joined(separator: "\n"))
    }
  }

  private func send(_ at: Int, _ input: String, _ value: String) -> String {
    #"{"at":\#(at),"send":{"input":"\#(input)","value":\#(value)}}"#
  }

  private let two = #"[{"id":1},{"id":2}]"#

  @Test func aFailingLayoutCostsItsOwnSection() throws {
    let rendering = try render([
      send(0, "list", two), send(1, "mode", #""tall""#), send(2, "mode", #""raise""#),
      #"{"at":3,"frame":true}"#, send(4, "mode", #""ok""#), #"{"at":5,"frame":true}"#,
    ])
    #expect(rendering.errors == "home/screen.lua:23: error: no layout today [layout_failed]\n")
    #expect(rendering.status == 1)
    #expect(rendering.frames.map(\.at) == [0, 1, 2, 3, 4, 5])
    let heights = rendering.frames.map { $0.sections[0].items.map { $0.frame[3] } }
    // It keeps the last layout that was good.
    #expect(heights == [[60, 60], [100, 100], [100, 100], [100, 100], [60, 60], [60, 60]])
    #expect(
      rendering.frames.map { $0.sections[1].items[0].frame[1] } == [120, 200, 200, 200, 120, 120])
    let failure = RenderedFrame.Diagnostic(
      severity: "error", code: "layout_failed", reason: "runtime_error", section: "a",
      message: "no layout today", script: "home/screen.lua", line: 23,
      traceback: ["home/screen.lua:23: in layout"])
    #expect(rendering.frames.map(\.diagnostics) == [[], [], [failure], [failure], [], []])
  }

  @Test func aLayoutThatFailsFromTheStartHasDefaultRows() throws {
    let rendering = try render([send(0, "mode", #""raise""#), send(0, "list", two)])
    #expect(rendering.frames.map(\.problems) == [["layout_failed a"]])
    #expect(
      rendering.frames[0].items.map(\.frame) == [
        [0, 0, 390, 44], [0, 44, 390, 44], [0, 88, 390, 30],
      ])
  }

  @Test func afterAnEndlessLoopThereIsAWholeBudgetAgain() throws {
    let rendering = try render(
      [send(0, "list", two), send(1, "mode", #""loop""#), send(2, "mode", #""tall""#)],
      options: "--max-steps 20000")
    #expect(
      rendering.errors == """
        home/screen.lua:24: error: the script ran more than its 20000 steps [layout_failed]
        hint: give it more with --max-steps N

        """)
    #expect(rendering.frames.map(\.problems) == [[], ["layout_failed a"], []])
    #expect(rendering.frames[1].diagnostics[0].reason == "budget_exceeded")
    #expect(rendering.frames[2].items[0].frame[3] == 100)
    #expect(rendering.status == 1)
  }

  @Test func aFailingConfigureCostsItsOwnCell() throws {
    let rendering = try render([
      send(0, "list", two), send(1, "list", #"[{"id":1,"fails":true},{"id":2}]"#),
      #"{"at":2,"frame":true}"#, send(3, "list", two),
    ])
    let failure = RenderedFrame.Diagnostic(
      severity: "error", code: "configure_failed", reason: "runtime_error", section: "a",
      item: "x:1", message: "no cell for 1", script: "home/screen.lua", line: 34,
      traceback: ["home/screen.lua:34: in configure"])
    #expect(rendering.frames.map(\.diagnostics) == [[], [failure], [failure], []])
    #expect(rendering.frames[1].items.map { $0.cell?.content["id"] } == [1, 2, "last"])
    #expect(rendering.errors == "home/screen.lua:34: error: no cell for 1 [configure_failed]\n")
    #expect(rendering.status == 1)
  }

  @Test func manyCellsOfWhichTheSameIsWrongAreOneLine() throws {
    let different = try render([
      send(0, "list", #"[{"id":1,"fails":true},{"id":2,"fails":true}]"#)
    ])
    #expect(
      different.errors == """
        home/screen.lua:34: error: no cell for 1 [configure_failed]
        home/screen.lua:34: error: no cell for 2 [configure_failed]

        """)
    let script = """
      local ui = require "tessellua"
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot { { id = "a", items = ui.items("x", { { id = 1 }, { id = 2 } }) } },
        sections = { a = { layout = function() return ui.list {} end } },
        cells = { x = ui.cell { configure = function() error("no cell") end } },
      }
      """
    let same = try withScreen(script) { try $0.render() }
    #expect(same.frames[0].diagnostics.map(\.item) == ["x:1", "x:2"])
    #expect(same.errors == "home/screen.lua:6: error: no cell [configure_failed]\n")
  }

  @Test func aFailingHandlerIsToldOnce() throws {
    let rendering = try render([
      send(0, "list", two), #"{"at":1,"event":{"name":"tap","item":"x:2"}}"#,
      #"{"at":2,"frame":true}"#,
    ])
    let failure = RenderedFrame.Diagnostic(
      severity: "error", code: "handler_failed", reason: "runtime_error", section: "a",
      item: "x:2", message: "no tap", script: "home/screen.lua", line: 35,
      traceback: ["home/screen.lua:35: in on"])
    #expect(rendering.frames.map(\.diagnostics) == [[], [failure], []])
    #expect(rendering.status == 1)
  }

  @Test func aFailingBindingThatATapReachesIsToldWithItsOwnCell() throws {
    let script = """
      local ui = require "tessellua"
      local value = ui.relay(0)
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot { { id = "a", items = { { kind = "x", id = 1 } } },
          { id = "b", items = { { kind = "y", id = 2 } } } },
        sections = {},
        cells = {
          x = ui.cell { configure = function(cell)
            cell:on("tap", function() value:accept(1) error("no tap") end)
          end },
          y = ui.cell { configure = function(cell)
            cell:bind(value, function(v) if v == 1 then error("no value") end end)
          end },
        },
      }

      """
    let tap = #"{"at":1,"event":{"name":"tap","item":"x:1"}}"#
    let frames = try withScreen(script) { try $0.render(events: tap) }.frames
    let failures = frames[1].diagnostics.filter { $0.code == "handler_failed" }
    #expect(failures.map(\.message) == ["no value", "no tap"])
    #expect(failures.map(\.item) == ["y:2", "x:1"])
    #expect(failures.map(\.section) == ["b", "a"])
  }

  @Test func aFailingBindingIsToldWithItsCell() throws {
    let script = """
      local ui = require "tessellua"
      local value = ui.relay(0)
      local function bad(v) if v == 1 then error("no value") end end
      return ui.screen {
        api_version = 1, inputs = { value = value },
        snapshot = ui.snapshot { { id = "a", items = { { kind = "x", id = 7 } } } },
        sections = { a = { layout = function() return ui.list {
          boundary_supplementary_items = { ui.header { height = 20 } } } end } },
        cells = { x = ui.cell { configure = function(cell) cell:bind(value, bad) end } },
        supplementaries = { header = ui.view { configure = function(view) view:bind(value, bad) end } },
      }

      """
    for time in [0, 1] {
      let rendering = try withScreen(script) { try $0.render(events: send(time, "value", "1")) }
      #expect(
        rendering.frames.last?.problems == ["handler_failed x:7", "handler_failed a"],
        "\(time)")
      #expect(rendering.frames.last?.diagnostics.map(\.line) == [3, 3])
      #expect(rendering.frames.last?.diagnostics.map(\.section) == ["a", "a"])
      #expect(rendering.status == 1)
    }
  }

  @Test(
    "Snapshots that are refused",
    arguments: [
      (
        #"[{"id":1},{"id":2},{"id":"1"}]"#,
        #"given more than once: item x:1 (item 1 of section "a", item 3 of section "a")"#
      ),
      (
        #"[{"id":1},{"id":"last"}]"#,
        #"given more than once: item x:last (item 2 of section "a", item 1 of section "b")"#
      ),
      (#"[{"id":1},{}]"#, #"item 2 of section "a" has no id: a string or a whole number"#),
      (#"[null,{"id":1}]"#, #"item 1 of section "a" has no id: a string or a whole number"#),
      (#"[{"id":1.5}]"#, #"item 1 of section "a" has no id: a string or a whole number"#),
    ])
  func invalidSnapshot(list: String, message: String) throws {
    let rendering = try render([
      send(0, "list", two), send(1, "list", list), #"{"at":2,"frame":true}"#,
      send(3, "list", #"[{"id":3}]"#),
    ])
    #expect(rendering.frames.map(\.problems) == [[], ["invalid_snapshot"], [], []])
    #expect(rendering.frames[1].outline == rendering.frames[0].outline)
    #expect(rendering.frames[3].items.map(\.name) == ["x:3", "x:last"])
    #expect(rendering.errors == "home/screen.lua:14: error: \(message) [invalid_snapshot]\n")
    #expect(rendering.status == 1)
  }

  @Test func anInputThatFailsEndsTheSnapshots() throws {
    let rendering = try render([
      send(0, "list", two), #"{"at":1,"fail":{"input":"list","message":"gone"}}"#,
      send(2, "mode", #""tall""#), #"{"at":3,"frame":true}"#,
    ])
    #expect(rendering.frames.map(\.at) == [0, 1, 3])
    #expect(rendering.frames.map(\.problems) == [[], ["stream_failed"], ["stream_failed"]])
    #expect(rendering.frames[2].outline == rendering.frames[0].outline)
    #expect(rendering.errors == "home: error: gone [stream_failed]\n")
    #expect(rendering.status == 1)
  }

  @Test func aSnapshotFunctionThatRaisesEndsTheSnapshots() throws {
    let rendering = try render([send(0, "list", two), send(1, "mode", #""snap""#)])
    let failure = try #require(rendering.frames.last?.diagnostics.first)
    #expect(failure.code == "stream_failed")
    #expect(failure.line == 13)
    #expect(rendering.errors == "home/screen.lua:13: error: no snapshot [stream_failed]\n")
    #expect(rendering.frames[1].outline == rendering.frames[0].outline)
  }
}
