-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
local s = ui.just(1)
for _ = 1, 200000 do s = s:map(function(x) return x end) end
s:subscribe(function() end)
return {}
