local ui = require "tessellua"

-- What comes from outside: nothing yet, then a list of {id=, title=, text=}.
local entries = ui.behavior(nil)
-- What goes outside: the id of an entry that was tapped.
local opened = ui.publish_relay()

-- Two columns on a telephone, four where there is more room.
local function grid(env)
  local columns = env.traits.horizontal_size_class == "regular" and 4 or 2
  local cell = ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) }
  return ui.section {
    group = ui.horizontal_group {
      width = ui.fractional_width(1), height = 120, count = columns, subitems = { cell }, inter_item_spacing = 8,
    },
    inter_group_spacing = 8,
    content_insets = ui.insets(16),
  }
end

return ui.screen {
  api_version = 1,
  inputs = { entries = entries },
  outputs = { opened = opened },
  snapshot = entries:compact():map(function(list)
    return ui.snapshot { { id = "entries", items = ui.items("entry", list) } }
  end),
  sections = { entries = { layout = grid } },
  cells = {
    entry = ui.cell {
      configure = function(cell, entry)
        cell.title = entry.title
        cell:on("tap", function() opened:accept(entry.id) end)
      end,
    },
  },
}
