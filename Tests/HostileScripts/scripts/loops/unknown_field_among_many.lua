-- whole budget
-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() local t = {} for i = 1, 200000 do t["k" .. i] = i end while true do pcall(ui.section, t) end end }
