-- expect: nothing
local ui = require "tessellua"
local size = ui.fractional_width(1)
local item = ui.item { width = size, height = 40 }
local group = ui.horizontal_group { width = size, height = 40, subitems = { item } }
local section = ui.section { group = group }
return {
  layout = function() return section end,
  configure = function()
    size.fractional_width = "broken"
    item.width = 0 / 0
    group.subitems[1] = nil
    section.group = nil
  end,
}
