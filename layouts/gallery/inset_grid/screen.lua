-- The grid with room between its items: each is drawn 5 points smaller on every side than its place.
local ui = require "tessellua"
local numbers = require "numbers"

local function grid()
  return ui.section {
    group = ui.horizontal_group {
      width = ui.fractional_width(1), height = ui.fractional_width(0.2),
      subitems = {
        ui.item { width = ui.fractional_width(0.2), height = ui.fractional_height(1), content_insets = 5 },
      },
    },
  }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "main", items = numbers.list(0, 7) } },
  sections = { main = { layout = grid } },
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
}
