-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 100, height = 40, subitems = { { width = 100, height = 40 } } }, visible_items_invalidation_handler = function() while true do end end } end }
