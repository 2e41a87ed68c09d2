-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
local s = ui.just(1)
for _ = 1, 100000 do s = ui.concat { s } end
s:subscribe(function() end)
return {}
