-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
ui.create(function() return function() while true do end end end):subscribe(function() end):dispose()
return {}
