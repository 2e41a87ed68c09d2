-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
local s = ui.just(1)
for _ = 1, 100000 do s = ui.concat { s } end
s:subscribe(function() end)
return {}
