-- Badges: each item carries a small view at its top trailing corner, moved out by 0.3 of the badge's size.
local ui = require "tessellua"
local numbers = require "numbers"

local function grid()
  local badge = ui.supplementary_item {
    kind = "badge", width = 20, height = 20,
    container_anchor = ui.anchor { edges = { "top", "trailing" }, fractional_offset = { 0.3, -0.3 } },
  }
  return ui.section {
    group = ui.horizontal_group {
      width = ui.fractional_width(1), height = ui.fractional_width(0.2),
      subitems = {
        ui.item {
          width = ui.fractional_width(0.25), height = ui.fractional_height(1), content_insets = 5,
          supplementary_items = { badge },
        },
      },
    },
    content_insets = 20,
  }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "main", items = numbers.list(0, 5) } },
  sections = { main = { layout = grid } },
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
  supplementaries = {
    badge = ui.view {
      configure = function(view, _, _, item) view.count = item.id end,
    },
  },
}
