-- A header above and a footer below each section; both keep to the section's insets.
local ui = require "tessellua"
local numbers = require "numbers"
local sections = require "sections"

local function rows()
  return sections.rows {
    content_insets = { leading = 10, trailing = 10 },
    boundary_supplementary_items = { ui.header { height = 44 }, ui.footer { height = 44 } },
  }
end

return ui.screen {
  api_version = 1,
  snapshot = sections.snapshot(2, "rows"),
  sections = { rows = { layout = rows } },
  cells = { number = ui.cell { reuse_identifier = "ListCell", configure = numbers.show } },
  supplementaries = { header = sections.title, footer = sections.title },
}
