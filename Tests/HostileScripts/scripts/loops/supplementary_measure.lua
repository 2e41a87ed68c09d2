-- expect: measure_failed budget_exceeded
local ui = require "tessellua"
return { view = ui.view { configure = function() end, measure = function() while true do end end }, layout = function() return ui.section { group = ui.horizontal_group { width = 100, height = 40, subitems = { { width = 100, height = 40 } } }, boundary_supplementary_items = { ui.boundary_supplementary_item { kind = "hostile", width = ui.fractional_width(1), height = ui.estimated(20), alignment = "top" } } } end }
