-- expect: not loaded: give it more with --max-steps
-- or: handler_failed runtime_error
local ui = require "tessellua"
local failing
failing = ui.deferred(function() return ui.fail("no"):catch(function() return failing end) end)
failing:subscribe(function() end)
return {}
