-- events: {"at":1,"send":{"input":"go","value":1}}
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
local go, s = ui.publish_relay(), ui.just(1)
for _ = 1, 40 do s = ui.merge { s, s } end
go:flat_map(function() return s end):subscribe(function() end)
return { inputs = { go = go } }
