-- expect: nothing
-- events: {"at":1,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local go, kept = ui.publish_relay()
go:subscribe(function() for _, i in ipairs(kept) do i.alpha = 0 i.hidden = true end end)
return { inputs = { go = go }, layout = function() return ui.section { group = ui.horizontal_group { width = 10, height = 10, subitems = { { width = 1, height = 1 } } }, visible_items_invalidation_handler = function(items) kept = items end } end }
