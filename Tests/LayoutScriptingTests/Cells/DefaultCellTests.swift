import SectionHost
import Testing

@testable import LayoutScripting

/// A definition under `default`, which shows items of many kinds.
@Suite("Cells under default")
struct DefaultCellTests {
  @Test(
    "Its cells have a pool for each kind, unless it names one for all",
    arguments: [
      ("", ["photo", "video"]), (#"reuse_identifier = "MediaCell""#, ["MediaCell", "MediaCell"]),
    ])
  func pools(field: String, identifiers: [String]) throws {
    let screen = try EditedScreen(
      """
      local ui = require "tessellua"
      local items = { { id = 1, kind = "photo" }, { id = 1, kind = "video" } }
      return ui.screen{
        api_version = 1,
        snapshot = ui.snapshot{ { id = "list", items = items } },
        sections = { list = { layout = function() return ui.list{ row_height = 50 } end } },
        cells = { default = ui.cell{ \(field) } },
      }
      """)
    let frame = try #require(screen.frames.last)
    #expect(frame.diagnostics.isEmpty)
    #expect(frame.sections[0].items.map(\.cell?.reuseIdentifier) == identifiers)
  }
}
