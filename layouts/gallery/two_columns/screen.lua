-- Two columns: a count makes the items equally wide, whatever width they state.
local ui = require "tessellua"
local numbers = require "numbers"

local function columns()
  return ui.section {
    group = ui.horizontal_group {
      width = ui.fractional_width(1), height = 44,
      subitems = { ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) } },
      count = 2, inter_item_spacing = 10,
    },
    inter_group_spacing = 10,
    content_insets = { leading = 10, trailing = 10 },
  }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "main", items = numbers.list(0, 5) } },
  sections = { main = { layout = columns } },
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
}
