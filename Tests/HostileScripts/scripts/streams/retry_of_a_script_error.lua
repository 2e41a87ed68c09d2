-- expect: not loaded: the script took longer than its
local ui = require "tessellua"
ui.just(1):map(function() error("no") end):retry():subscribe(function() end)
return {}
