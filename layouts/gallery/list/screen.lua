-- A list: one full-width item to a group, 44 points high.
local ui = require "tessellua"
local numbers = require "numbers"

local function list()
  return ui.section {
    group = ui.horizontal_group {
      width = ui.fractional_width(1), height = 44,
      subitems = { ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) } },
    },
  }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "main", items = numbers.list(0, 94) } },
  sections = { main = { layout = list } },
  cells = { number = ui.cell { reuse_identifier = "ListCell", configure = numbers.show } },
}
