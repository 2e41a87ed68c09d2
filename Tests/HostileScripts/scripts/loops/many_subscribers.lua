-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
local source = ui.behavior(1)
for _ = 1, 1000 do source:subscribe(function() while true do end end) end
return {}
