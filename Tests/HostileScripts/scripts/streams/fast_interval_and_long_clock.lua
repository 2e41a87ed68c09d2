-- events: {"at":100000000}
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
ui.interval(1):subscribe(function() end)
return {}
