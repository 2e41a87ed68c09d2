-- whole budget
-- expect: nothing
-- or: not loaded: the script
local ui = require "tessellua"
local s = ui.section_snapshot()
local last
local first
for i = 1, 50000 do local it = { kind = "hostile", id = i } s:append({ it }, last) last = it first = first or it end
s:delete { first }
return {}
