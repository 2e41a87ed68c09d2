-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
ui.create(function() return function() while true do end end end):subscribe(function() end):dispose()
return {}
