-- expect: nothing
-- events: {"at":1,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local kept
ui.create(function(o) kept = o o:send(1) o:complete() return function() kept:send(2) kept:fail("x") end end):subscribe(function() end)
local go = ui.publish_relay()
go:subscribe(function() kept:send(1) kept:fail("x") kept:complete() kept:send(2) end)
return { inputs = { go = go } }
