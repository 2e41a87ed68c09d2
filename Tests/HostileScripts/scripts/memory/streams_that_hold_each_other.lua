-- whole budget
-- expect: layout_failed memory_exceeded
-- or: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() local l = {} for i = 1, 3000 do l[i] = ui.from(l) end local b = ui.behavior(1) local t = {} for i = 1, 3000 do t[i] = b end ui.combine_latest(t):subscribe(function() end) b:send(2) end }
