-- expect: no_room_for_group
local ui = require "tessellua"
local items = {} for i = 1, 1000 do items[i] = { kind = "hostile", id = i } end
return { items = items, layout = function() return ui.section { orthogonal_scrolling_behavior = "paging", group = ui.horizontal_group { width = 0, height = 10, subitems = { { width = 0, height = 10 } } } } end }
