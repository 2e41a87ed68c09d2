local ui = require "tessellua"

-- What comes from outside: nothing yet, then a list of {id=, title=, text=}.
local entries = ui.behavior(nil)
-- What goes outside: the id of an entry that was tapped.
local opened = ui.publish_relay()

local padding, spacing = 16, 4

-- Rows as high as their text, below a header that stays in sight.
local function feed()
  local row = { width = ui.fractional_width(1), height = ui.estimated(80) }
  return ui.section {
    group = ui.vertical_group { width = row.width, height = row.height, subitems = { ui.item(row) } },
    inter_group_spacing = spacing,
    boundary_supplementary_items = { ui.header { height = 44, pin_to_visible_bounds = true } },
  }
end

return ui.screen {
  api_version = 1,
  inputs = { entries = entries },
  outputs = { opened = opened },
  snapshot = entries:compact():map(function(list)
    return ui.snapshot { { id = "entries", items = ui.items("entry", list), model = { title = "News" } } }
  end),
  sections = { entries = { layout = feed } },
  cells = {
    entry = ui.cell {
      configure = function(cell, entry)
        cell.title = entry.title
        cell.text = entry.text
        cell:on("tap", function() opened:accept(entry.id) end)
      end,
      measure = function(entry, _, proposed)
        local width = proposed.width - 2 * padding
        local _, title = ui.text_size(entry.title, { weight = "bold", width = width })
        local _, text = ui.text_size(entry.text, { size = 15, width = width })
        return { width = proposed.width, height = title + spacing + text + 2 * padding }
      end,
    },
  },
  supplementaries = {
    header = ui.view { configure = function(view, section) view.title = section.model.title end },
  },
}
