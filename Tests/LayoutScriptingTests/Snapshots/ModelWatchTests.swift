import SectionHost
import Testing

@testable import LayoutScripting

@Suite("Models that are changed in place are found")
struct ModelWatchTests {
  private static let script = """
    local ui = require "tessellua"
    local rows, change = ui.behavior({}), ui.relay(0)
    change:subscribe(function(n)
      if n == 1 then rows.value[2].text = "changed" end
      if n == 2 then rows:send(rows.value) end
      if n == 3 then
        local copy = { table.unpack(rows.value) }
        copy[1] = { id = copy[1].id, text = "new" }
        rows:send(copy)
      end
      if n == 4 then
        rows.value[1].text = "again"
        rows:send(rows.value)
      end
    end)
    return ui.screen{
      api_version = 1, inputs = { rows = rows, change = change },
      snapshot = rows:map(function(models)
        return ui.snapshot{ { id = "list", items = ui.items("row", models) } }
      end),
      sections = { list = { layout = function() return ui.list{} end } },
      cells = { row = ui.cell{ configure = function(cell, row) cell.text = row.text end } },
    }
    """

  private func screen() throws -> EditedScreen {
    let screen = try EditedScreen(Self.script)
    screen.scripted.looksForChangedModels = true
    try screen.send(.rows(1...3), to: "rows")
    return screen
  }

  private func found(_ screen: EditedScreen) -> [String] {
    screen.scripted.takeChangedModels().map { "\($0.severity) \($0.code) \($0.item?.id ?? "")" }
  }

  @Test("Once for each change, also where no snapshot follows")
  func found() throws {
    let screen = try screen()
    #expect(found(screen).isEmpty)
    try screen.send(1, to: "change")
    #expect(found(screen) == ["warning model_changed_in_place 2"])
    #expect(found(screen).isEmpty)
    try screen.send(4, to: "change")
    #expect(found(screen) == ["warning model_changed_in_place 1"])
    // What the frame shows is why it matters: the reference was the same.
    #expect(screen.frames.last?.content("row:1", "text") == nil)
  }

  @Test("A copy in its place is no change in place, and neither is the same value again")
  func copies() throws {
    let screen = try screen()
    for change: FrameValue in [2, 3] { try screen.send(change, to: "change") }
    #expect(found(screen).isEmpty)
  }

  @Test("A reload loses none, and nobody looks unless asked to")
  func reloads() throws {
    let screen = try screen()
    // The last value is sent again after the reload, and changes nothing.
    for change: FrameValue in [1, 0] { try screen.send(change, to: "change") }
    try screen.reload()
    #expect(found(screen) == ["warning model_changed_in_place 2"])
    screen.scripted.looksForChangedModels = false
    try screen.send(1, to: "change")
    #expect(found(screen).isEmpty)
  }
}
