-- A grid: items a fifth of the width, so five fill a group, and groups as high as their items are wide.
local ui = require "tessellua"
local numbers = require "numbers"

local function grid()
  return ui.section {
    group = ui.horizontal_group {
      width = ui.fractional_width(1), height = ui.fractional_width(0.2),
      subitems = { ui.item { width = ui.fractional_width(0.2), height = ui.fractional_height(1) } },
    },
  }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "main", items = numbers.list(0, 12) } },
  sections = { main = { layout = grid } },
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
}
