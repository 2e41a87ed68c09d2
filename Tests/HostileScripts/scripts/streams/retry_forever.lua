-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
ui.fail("no"):retry():subscribe(function() end)
return {}
