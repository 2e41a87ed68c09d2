-- expect: handler_failed budget_exceeded
-- events: {"at":1000}
local ui = require "tessellua"
ui.interval(1):subscribe(function() while true do end end)
return {}
