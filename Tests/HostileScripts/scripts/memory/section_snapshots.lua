-- whole budget
-- expect: not loaded: the script needs more than its 64 MB of memory
-- or: not loaded: the script
local ui = require "tessellua"
local items, kept = {}, {}
for i = 1, 10000 do items[i] = "hostile:" .. i end
for i = 1, math.huge do
  kept[i] = ui.section_snapshot()
  kept[i]:append(items)
end
return {}
