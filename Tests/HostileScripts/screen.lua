-- The screen around a hostile script: its section stands between two that must come out right.
--
-- The script `hostile.lua` returns a table with any of these: `layout`, `section`, `cell`,
-- `configure`, `measure`, `items`, `entry`, `view`, `inputs`, `outputs`; `snapshot(sections)` gives
-- what stands in place of the snapshot, and `screen(screen)` changes the screen's own table.
local ui = require "tessellua"
local part = require "hostile"

local function two_a_row(height)
  return function()
    return ui.section {
      group = ui.horizontal_group {
        width = ui.fractional_width(1), height = height,
        subitems = { ui.item { width = ui.fractional_width(0.5), height = ui.fractional_height(1) } },
      },
      boundary_supplementary_items = { ui.header { height = 20 } },
    }
  end
end

local function rows()
  local size = { width = ui.fractional_width(1), height = part.measure and ui.estimated(40) or 40 }
  return ui.section {
    group = ui.horizontal_group { width = size.width, height = size.height, subitems = { ui.item(size) } },
  }
end

local function good(id)
  return {
    id = id, kind = "good",
    items = ui.items("good", {
      { id = id .. 1, words = { "a", "b" } }, { id = id .. 2, words = { "c" } }, { id = id .. 3, words = {} },
    }),
    model = { title = id },
  }
end

local sections = {
  good "before",
  part.entry or { id = "hostile", items = part.items or { { kind = "hostile", id = 1 }, { kind = "hostile", id = 2 } } },
  good "after",
}

local screen = {
  api_version = 1,
  name = "around",
  inputs = part.inputs,
  outputs = part.outputs,
  snapshot = part.snapshot and part.snapshot(sections) or ui.snapshot(sections),
  sections = {
    good = { layout = two_a_row(60) },
    hostile = part.section or { layout = part.layout or rows },
  },
  cells = {
    good = ui.cell {
      configure = function(cell, model)
        cell.text = table.concat(model.words, " "):upper()
        cell.count = #model.words
        cell:on("tap", function() cell.taps = (cell.taps or 0) + 1 end)
      end,
    },
    hostile = part.cell or { configure = part.configure, measure = part.measure },
  },
  supplementaries = {
    header = ui.view { configure = function(view, section) view.title = section.model.title end },
    hostile = part.view,
  },
}
if part.screen then part.screen(screen) end
return ui.screen(screen)
