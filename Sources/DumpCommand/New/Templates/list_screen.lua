local ui = require "tessellua"

-- What comes from outside: nothing yet, then a list of {id=, title=, text=}.
local entries = ui.behavior(nil)
-- What goes outside: the id of an entry that was tapped.
local opened = ui.publish_relay()

return ui.screen {
  api_version = 1,
  inputs = { entries = entries },
  outputs = { opened = opened },
  snapshot = entries:compact():map(function(list)
    return ui.snapshot { { id = "entries", items = ui.items("entry", list) } }
  end),
  sections = {
    entries = {
      layout = function() return ui.list { appearance = "inset_grouped", row_height = 60 } end,
    },
  },
  cells = {
    entry = ui.cell {
      configure = function(cell, entry)
        cell.title = entry.title
        cell.text = entry.text
        cell:on("tap", function() opened:accept(entry.id) end)
      end,
    },
  },
}
