-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
local s = ui.just(1)
for _ = 1, 40 do s = s:concat_map(function(x) return ui.from { x, x } end) end
s:subscribe()
return {}
