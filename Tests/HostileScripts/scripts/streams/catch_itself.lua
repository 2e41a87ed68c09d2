-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
local failing
failing = ui.deferred(function() return ui.fail("no"):catch(function() return failing end) end)
failing:subscribe(function() end)
return {}
