-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 10, height = 10, subitems = { { width = 10, height = 10 } } }, boundary_supplementary_items = { ui.header { height = 1e308, absolute_offset = { 1.7e308, -1.7e308 } }, ui.footer { height = 1e308, absolute_offset = { 1.7e308, 1.7e308 } } } } end }
