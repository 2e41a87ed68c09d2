-- A background behind each section, 5 points smaller than it on every side.
local ui = require "tessellua"
local numbers = require "numbers"
local sections = require "sections"

local function rows()
  return sections.rows {
    content_insets = 10,
    decoration_items = { ui.decoration_item { kind = "background", content_insets = 5 } },
  }
end

return ui.screen {
  api_version = 1,
  snapshot = sections.snapshot(2, "rows"),
  sections = { rows = { layout = rows } },
  cells = { number = ui.cell { reuse_identifier = "ListCell", configure = numbers.show } },
  decorations = {
    background = ui.view { configure = function(view) view.color = "secondary" end },
  },
}
