-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 10, height = 10, subitems = { { width = 1, height = 1 } } }, visible_items_invalidation_handler = function(items) for k, i in pairs(items) do i.alpha = 1e308 i.z_index = math.mininteger i.transform = { a = 1e308, b = -1e308, c = 1e308, d = 1e308, tx = 1e308, ty = 1e308 } i.center = { x = 1e308, y = -1e308 } i.frame = nil i.kind = print i.id = {} items[k] = nil end items[1] = items end } end }
