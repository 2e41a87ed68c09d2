-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
local source = ui.behavior(1)
for _ = 1, 1000 do source:subscribe(function() while true do end end) end
return {}
