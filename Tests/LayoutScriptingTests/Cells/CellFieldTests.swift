import SectionHost
import Testing

@testable import LayoutScripting

/// What a field of a cell can hold, and where it is said when it cannot.
@Suite("Fields of cells")
struct CellFieldTests {
  /// One row whose cell sets a title, then the fields given on lines of their own, then a tail.
  private func row(_ lines: String) throws -> EditedScreen {
    try EditedScreen(
      """
      local ui = require "tessellua"
      return ui.screen{
        api_version = 1,
        snapshot = ui.snapshot{ { id = "list", items = { { id = 1, kind = "row" } } } },
        sections = { list = { layout = function() return ui.list{ row_height = 50 } end } },
        cells = { row = ui.cell{ configure = function(cell)
          cell.title = "kept"
          \(lines)
          cell.tail = true
        end } },
      }
      """)
  }

  @Test(
    "A value that no frame can hold is refused at its line; what was set before stays",
    arguments: [
      ("cell.a = print", "a: expected a value that JSON can hold, got a function"),
      ("cell.a = 0/0", "a: expected a finite number, got nan"),
      (#"cell.a = "\xff""#, "a: expected text in UTF-8, got the string \"\u{FFFD}\""),
      (
        "cell.a = { b = { 1, 2, c = 3 } }",
        "a.b: expected a list or named values, not both in one table, got a table"
      ),
      (
        "cell.a = { [true] = 1 }", "a: expected keys that JSON can hold, got true"
      ),
      (#"cell["\xff"] = 1"#, "a field's name is text in UTF-8"),
      ("cell[1] = 1", "a field's name is a string"),
    ])
  func refused(line: String, message: String) throws {
    let screen = try row(line)
    let frame = try #require(screen.frames.last)
    let failure = try #require(frame.diagnostics.first)
    #expect(frame.diagnostics.count == 1)
    #expect(failure.code == "configure_failed")
    #expect(failure.message == message)
    #expect(failure.line == 8)
    #expect(frame.items[0].cell?.content == .object([.init("title", .string("kept"))]))
  }

  @Test("A table that is spoilt after it was set is found when the frame is made")
  func spoilt() throws {
    let screen = try row("local list = { 1 }; cell.a = list; list.b = print")
    let failure = try #require(screen.frames.last?.diagnostics.first)
    #expect(failure.code == "configure_failed")
    #expect(failure.message.hasPrefix("a: expected a list or named values"))
    #expect(failure.line == 6)
  }
}
