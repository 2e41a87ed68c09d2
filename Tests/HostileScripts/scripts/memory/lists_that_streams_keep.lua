-- whole budget
-- expect: not loaded: the script needs more than its 64 MB of memory
local ui = require "tessellua"
local list, kept = {}, {}
for i = 1, 10000 do list[i] = i end
for i = 1, math.huge do kept[i] = ui.from(list):map(tostring) end
return {}
