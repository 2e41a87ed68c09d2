import TestSupport
import Testing

/// A section that stays by its id and gets another kind.
@Suite struct SectionKindTests {
  private static let screen = """
    local ui = require "tessellua"
    local sections = ui.behavior({})
    local function rows(height)
      return { layout = function() return ui.list { row_height = height } end,
        cells = { x = ui.cell { configure = function(cell) cell.height = height end } } }
    end
    return ui.screen {
      api_version = 1,
      inputs = { sections = sections },
      snapshot = sections:map(function(list)
        local entries = {}
        for i, section in ipairs(list) do
          entries[i] = { id = section.id, kind = section.kind, items = { { kind = "x", id = section.id } } }
        end
        return ui.snapshot(entries)
      end),
      sections = { low = rows(20), high = rows(60) },
    }

    """

  private func event(_ at: Int, _ sections: [(id: String, kind: String)]) -> String {
    let list = sections.map { #"{"id":"\#($0.id)","kind":"\#($0.kind)"}"# }
    return
      #"{"at":\#(at),"send":{"input":"sections","value":[\#(list.joined(separator: ","))]}}"# + "\n"
  }

  @Test func isReloaded() throws {
    let events =
      event(0, [("a", "low"), ("b", "low")]) + event(1, [("a", "high"), ("b", "low")])
      + event(2, [("b", "low"), ("a", "low")]) + event(3, [("b", "low"), ("a", "low")])
    let rendering = try withScreen(Self.screen) { try $0.render(events: events) }
    #expect(rendering.errors == "")
    // Where nothing is different there is no frame.
    #expect(rendering.frames.count == 3)
    #expect(
      rendering.frames.map { $0.changes.sections.reloaded } == [
        [], [.init(section: "a", at: 0)], [.init(section: "a", at: 1)],
      ])
    #expect(rendering.frames[2].changes.sections.moved.count == 1)
    #expect(
      rendering.frames.map { $0.sections.map(\.kind) } == [
        ["low", "low"], ["high", "low"], ["low", "low"],
      ])
    let heights = rendering.frames.map { $0.items.map { $0.cell?.content["height"] } }
    #expect(heights == [[20, 20], [60, 20], [20, 20]])
    var outline: [RenderedChanges.Section] = []
    for frame in rendering.frames {
      outline = try frame.changes.replay(on: outline, to: frame.outline)
      #expect(outline == frame.outline)
    }
  }

  @Test func severalSnapshotsOfOneInstantAreOneChange() throws {
    let events =
      event(0, [("a", "low")]) + event(1, [("a", "high")]) + event(1, [("a", "low")])
      + event(2, [("a", "low")]) + event(2, [("a", "high")])
    let rendering = try withScreen(Self.screen) { try $0.render(events: events) }
    #expect(rendering.frames.map(\.at) == [0, 2])
    #expect(rendering.frames.last?.changes.sections.reloaded == [.init(section: "a", at: 0)])
  }
}
