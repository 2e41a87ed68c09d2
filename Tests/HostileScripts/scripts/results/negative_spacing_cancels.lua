-- expect: nothing
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.vertical_group { width = 10, height = 100, count = 5, subitems = { { width = 10, height = 10 } }, inter_item_spacing = -10 }, inter_group_spacing = -100 } end }
