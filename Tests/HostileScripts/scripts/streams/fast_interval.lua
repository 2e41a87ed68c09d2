-- events: {"at":1000000000}
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
ui.interval(0.000001):subscribe(function() end)
return {}
