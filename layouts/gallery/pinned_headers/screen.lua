-- Headers that stay in view while their section is: the next section's pushes the last one out.
local ui = require "tessellua"
local numbers = require "numbers"
local sections = require "sections"

local function rows()
  return sections.rows {
    content_insets = { leading = 10, trailing = 10 },
    boundary_supplementary_items = {
      ui.header { height = 44, pin_to_visible_bounds = true, z_index = 2 },
      ui.footer { height = 44 },
    },
  }
end

return ui.screen {
  api_version = 1,
  snapshot = sections.snapshot(3, "rows"),
  sections = { rows = { layout = rows } },
  cells = { number = ui.cell { reuse_identifier = "ListCell", configure = numbers.show } },
  supplementaries = { header = sections.title, footer = sections.title },
}
