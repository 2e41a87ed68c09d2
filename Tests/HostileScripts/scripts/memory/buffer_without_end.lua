-- whole budget
-- expect: handler_failed memory_exceeded
-- events: {"at":1,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local go = ui.publish_relay()
go:flat_map(function() return ui.create(function(o) for i = 1, 1e9 do o:send(("x"):rep(1000) .. i) end end) end):buffer(1e12, 1 << 40):subscribe(function() end)
return { inputs = { go = go } }
