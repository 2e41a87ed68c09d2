-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
ui.just(1):subscribe(function() while true do end end)
return {}
