-- events: {"at":10}
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
local function again() ui.timer(0):subscribe(again) end
again()
return {}
