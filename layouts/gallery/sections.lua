-- The rows that several screens of the gallery show: sections of five, 44 points high.
local ui = require "tessellua"
local numbers = require "numbers"

local sections = {}

-- As many sections of five rows as asked for, all of one kind.
function sections.snapshot(count, kind)
  local list = {}
  for i = 1, count do
    list[i] = {
      id = "section_" .. i, kind = kind, items = numbers.list((i - 1) * 5, 5), model = { title = "Section " .. i },
    }
  end
  return ui.snapshot(list)
end

-- A section of such rows; what it has besides is given.
function sections.rows(fields)
  fields.group = ui.horizontal_group {
    width = ui.fractional_width(1), height = 44,
    subitems = { ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) } },
  }
  fields.inter_group_spacing = 5
  return ui.section(fields)
end

-- A header or a footer that shows the section's title.
sections.title = ui.view { configure = function(view, section) view.title = section.model.title end }

return sections
