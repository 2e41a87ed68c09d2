-- whole budget
-- expect: layout_failed type_error
local ui = require "tessellua"
local items = {} for i = 1, 1000 do items[i] = { kind = "hostile", id = i } end
return { items = items, layout = function() local b = {} for i = 1, 2000 do b[i] = ui.supplementary_item { kind = "badge", width = 10, height = 10, container_anchor = ui.anchor { edges = { "top", "trailing" }, fractional_offset = { 1e3, -1e3 } } } end
 return ui.section { group = ui.horizontal_group { width = 10, height = 10, subitems = { ui.item { width = 1, height = 1, supplementary_items = b } } } } end }
