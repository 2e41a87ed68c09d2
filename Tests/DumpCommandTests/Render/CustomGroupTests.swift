import TestSupport
import Testing

/// Groups whose frames a function gives, and what happens where it cannot.
@Suite struct CustomGroupTests {
  private static let screen = """
    local ui = require "tessellua"
    local mode = ui.behavior("ok")
    return ui.screen {
      api_version = 1,
      inputs = { mode = mode },
      snapshot = mode:map(function(mode)
        local pair = { { kind = "x", id = 1 }, { kind = "x", id = 2 } }
        return ui.snapshot { { id = "a", items = pair, model = mode } }
      end),
      sections = {
        a = {
          layout = function(env)
            local mode = env.section.model
            return ui.section {
              group = ui.custom_group {
                width = ui.fractional_width(1), height = 100,
                frames = function(env)
                  if mode == "raise" then error("no frames") end
                  if mode == "nil" then return nil end
                  if mode == "bad" then return { { 1, 2 } } end
                  if mode == "narrow" and env.container.width > 400 then error("too wide") end
                  return { { 0, 0, 10, 10 }, { 0, 20, env.container.width / 2, 10 } }
                end,
              },
            }
          end,
        },
      },
      cells = { x = ui.cell {} },
    }
    """

  private let good: [[Double]] = [[0, 0, 10, 10], [0, 20, 195, 10]]
  private let rows: [[Double]] = [[0, 0, 390, 44], [0, 44, 390, 44]]

  private func render(_ events: [String]) throws -> Rendering {
    let lines = events.enumerated().map { #"{"at":\#($0),\#($1)}"# }
    return try withScreen(Self.screen) { try $0.render(events: lines.joined(separator: "\n")) }
  }

  private func mode(_ name: String) -> String { #""send":{"input":"mode","value":"\#(name)"}"# }

  @Test(arguments: [
    ("raise", 18, "no frames"), ("nil", 17, "expected a list of frames, got nothing"),
    ("bad", 17, "frames[1]: expected four numbers {x, y, width, height}, got 2 entries"),
  ])
  func theLastGoodLayoutStays(name: String, line: Int, message: String) throws {
    let rendering = try render([mode("ok"), mode(name), #""frame":true"#, mode("ok again")])
    #expect(rendering.frames.map { $0.items.map(\.frame) } == [good, good, good, good])
    #expect(rendering.frames.map(\.problems) == [[], ["layout_failed a"], ["layout_failed a"], []])
    let problem = rendering.frames[1].diagnostics[0]
    #expect(problem.message == message)
    #expect(problem.line == line)
    #expect(problem.traceback == ["home/screen.lua:\(line): in frames"])
    #expect(
      rendering.errors == "home/screen.lua:\(line): error: \(message) [layout_failed]\n")
    #expect(rendering.status == 1)
  }

  @Test func withoutAGoodOneThereAreTheDefaultRows() throws {
    let rendering = try render([mode("raise"), mode("ok")])
    #expect(rendering.frames.map { $0.items.map(\.frame) } == [rows, good])
    #expect(rendering.frames.map(\.problems) == [["layout_failed a"], []])
  }

  @Test func anotherEnvironmentIsAnotherTry() throws {
    let rendering = try render([mode("narrow"), #""resize":[500,800]"#, #""resize":[390,844]"#])
    let wideRows: [[Double]] = [[0, 0, 500, 44], [0, 44, 500, 44]]
    #expect(rendering.frames.map { $0.items.map(\.frame) } == [good, wideRows, good])
    #expect(rendering.frames.map(\.problems) == [[], ["layout_failed a"], []])
  }
}
