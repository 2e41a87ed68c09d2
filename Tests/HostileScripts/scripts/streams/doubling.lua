-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
local s = ui.just(1)
for _ = 1, 40 do s = ui.merge { s, s } end
s:subscribe(function() end)
return {}
