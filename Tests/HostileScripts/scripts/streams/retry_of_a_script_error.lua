-- expect: not loaded: hostile.lua:4: error: the script ran more
-- or: handler_failed budget_exceeded
local ui = require "tessellua"
ui.just(1):map(function() error("no") end):retry():subscribe(function() end)
return {}
