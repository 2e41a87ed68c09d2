-- whole budget
-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() local s = ui.section_snapshot()
local last local all = {}
for i = 1, 3000 do local it = { kind = "hostile", id = i } s:append({ it }, last) last = it all[i] = it end
while true do s:expand(all) s:collapse(all) end end }
