-- Groups inside groups: three items to a group, which takes two fifths of the screen's height.
local ui = require "tessellua"
local numbers = require "numbers"
local tiles = require "tiles"

local function nested()
  return ui.section { group = tiles(ui.fractional_width(1), ui.fractional_height(0.4)) }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "main", items = numbers.list(0, 14) } },
  sections = { main = { layout = nested } },
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
}
