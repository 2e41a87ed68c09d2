-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 10, height = 10, subitems = { { width = 1, height = 1 } } }, boundary_supplementary_items = { ui.header { height = 10, z_index = math.maxinteger } }, decoration_items = { ui.decoration_item { kind = "bg", z_index = math.mininteger } } } end }
