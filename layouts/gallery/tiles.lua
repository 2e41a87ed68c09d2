-- The nested groups that several screens of the gallery show: a large item, and two small ones beside it.
local ui = require "tessellua"

-- A group of three, of a width and a height.
return function(width, height)
  local large = ui.item {
    width = ui.fractional_width(0.7), height = ui.fractional_height(1), content_insets = 10,
  }
  local small = ui.item {
    width = ui.fractional_width(1), height = ui.fractional_height(0.3), content_insets = 10,
  }
  local column = ui.vertical_group {
    width = ui.fractional_width(0.3), height = ui.fractional_height(1), subitems = { small }, count = 2,
  }
  return ui.horizontal_group { width = width, height = height, subitems = { large, column } }
end
