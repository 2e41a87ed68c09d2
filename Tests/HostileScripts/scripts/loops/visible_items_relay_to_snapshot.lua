-- expect: nothing
local ui = require "tessellua"
local r = ui.relay(0)
return { inputs = { r = r }, snapshot = function(s) return r:map(function(n) s[2].items = { { kind = "hostile", id = n } } return ui.snapshot(s) end) end,
 layout = function() return ui.section { group = ui.horizontal_group { width = 100, height = 40, subitems = { { width = 100, height = 40 } } }, visible_items_invalidation_handler = function() r:accept(r.value + 1) end } end }
