-- expect: unknown_supplementary_kind
local ui = require "tessellua"
return { layout = function() local b = {} for i = 1, 3000 do b[i] = ui.boundary_supplementary_item { kind = "hostile", width = 10, height = 10, alignment = "top", pin_to_visible_bounds = true, extends_boundary = i % 2 == 0, absolute_offset = { i, -i } } end
 return ui.section { group = ui.horizontal_group { width = 10, height = 10, subitems = { { width = 1, height = 1 } } }, boundary_supplementary_items = b } end }
