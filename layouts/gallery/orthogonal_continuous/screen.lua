-- Nested groups that scroll sideways; they are a little narrower than the screen, so that the next is seen.
local ui = require "tessellua"
local numbers = require "numbers"
local tiles = require "tiles"

local function strip()
  return ui.section {
    group = tiles(ui.fractional_width(0.85), ui.fractional_height(0.4)),
    orthogonal_scrolling_behavior = "continuous",
  }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "main", items = numbers.list(0, 6) } },
  sections = { main = { layout = strip } },
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
}
