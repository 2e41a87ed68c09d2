-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
local s = ui.just(1)
for _ = 1, 300000 do s = s:skip(0) end
return { kept = s }
