-- expect: not loaded: the script
local ui = require "tessellua"
local replay = ui.replay(1 << 40)
for i = 1, math.huge do replay:send(i) end
