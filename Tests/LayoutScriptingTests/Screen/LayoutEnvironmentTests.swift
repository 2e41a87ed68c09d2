import SectionHost
import Testing

@testable import LayoutScripting

/// What a layout function is told, as scripts see it.
@Suite("The environment of layouts")
struct LayoutEnvironmentTests {
  @Test("What a layout is told of its section can be read in every way, and not be written")
  func environmentIsReadOnly() throws {
    let screen = try EditedScreen(
      """
      local ui = require "tessellua"
      local rows = ui.behavior({})
      local asked = 0
      return ui.screen{
        api_version = 1, inputs = { rows = rows },
        snapshot = rows:map(function(models)
          return ui.snapshot{ { id = "list", items = ui.items("row", models), model = { gap = 4 } } }
        end),
        sections = { list = { layout = function(env)
          asked = asked + 1
          local section, ids = env.section, {}
          for i, model in ipairs(section.items) do ids[i] = model.id end
          for i, model in pairs(section.items) do assert(ids[i] == model.id) end
          for key, value in pairs(section.model) do ids[#ids + 1] = key .. value end
          assert(rawequal(section.items[1], rows.value[1]))
          for _, write in ipairs{
            function() section.items[1] = nil end, function() section.model.gap = 1 end,
            function() section.index = 2 end, function() env.section = nil end,
            function() table.insert(section.items, {}) end,
          } do
            assert(not pcall(write))
          end
          print(asked, #section.items, table.concat(ids, " "))
          return ui.list{ row_height = 50 }
        end } },
        cells = { row = ui.cell{} },
      }
      """)
    var printed: [String] = []
    screen.scripted.runtime.print = { printed.append($2) }
    try screen.send(.rows(3...4), to: "rows")
    #expect(screen.frames.last?.diagnostics == [])
    #expect(printed == ["2\t2\t3 4 gap4"])
    // Walking the models reads the models, and nothing of the environment.
    var style = EnvironmentChange()
    style.style = .dark
    try screen.perform(.environment(style))
    #expect(printed.count == 1)
  }
}
