-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
local s = ui.just(1)
for _ = 1, 200000 do s = s:map(function(x) return x end) end
s:subscribe(function() end)
return {}
