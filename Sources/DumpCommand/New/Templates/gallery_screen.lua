local ui = require "tessellua"

-- What comes from outside: nothing yet, then a list of {id=, title=, text=}.
local entries = ui.behavior(nil)
-- What goes outside: the id of an entry that was tapped.
local opened = ui.publish_relay()

local full = ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) }

-- One large cell at a time, which a drag to the side turns over.
local function featured()
  return ui.section {
    group = ui.horizontal_group { width = ui.fractional_width(0.9), height = 220, subitems = { full } },
    inter_group_spacing = 12,
    orthogonal_scrolling_behavior = "group_paging_centered",
  }
end

-- Three squares side by side.
local function squares()
  return ui.section {
    group = ui.horizontal_group {
      width = ui.fractional_width(1), height = ui.fractional_width(1 / 3), count = 3, subitems = { full },
      inter_item_spacing = 2,
    },
    inter_group_spacing = 2,
    boundary_supplementary_items = { ui.header { height = 40 } },
  }
end

local function show(cell, entry)
  cell.title = entry.title
  cell:on("tap", function() opened:accept(entry.id) end)
end

return ui.screen {
  api_version = 1,
  inputs = { entries = entries },
  outputs = { opened = opened },
  snapshot = entries:compact():map(function(list)
    local first = table.move(list, 1, math.min(#list, 3), 1, {})
    return ui.snapshot {
      { id = "featured", items = ui.items("featured", first) },
      { id = "entries", items = ui.items("entry", list), model = { title = "All" } },
    }
  end),
  sections = { featured = { layout = featured }, entries = { layout = squares } },
  cells = { featured = ui.cell { configure = show }, entry = ui.cell { configure = show } },
  supplementaries = {
    header = ui.view { configure = function(view, section) view.title = section.model.title end },
  },
}
