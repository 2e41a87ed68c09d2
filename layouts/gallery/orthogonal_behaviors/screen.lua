-- The same strip of groups with each of the behaviours that say where a drag comes to rest.
local ui = require "tessellua"
local numbers = require "numbers"
local sections = require "sections"
local tiles = require "tiles"

local BEHAVIORS = {
  "none", "continuous", "continuous_group_leading_boundary", "paging", "group_paging", "group_paging_centered",
}

local function strip(behavior)
  return function()
    return ui.section {
      group = tiles(ui.fractional_width(0.85), ui.fractional_height(0.3)),
      orthogonal_scrolling_behavior = behavior,
      boundary_supplementary_items = { ui.header { height = 44 } },
    }
  end
end

local list, layouts = {}, {}
for i, behavior in ipairs(BEHAVIORS) do
  list[i] = { id = behavior, items = numbers.list((i - 1) * 18, 18), model = { title = behavior } }
  layouts[behavior] = { layout = strip(behavior) }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot(list),
  sections = layouts,
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
  supplementaries = { header = sections.title },
}
