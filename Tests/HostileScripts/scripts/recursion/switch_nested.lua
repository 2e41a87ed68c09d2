-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() local s = ui.just(1) for i = 1, 100000 do s = ui.just(s):switch_latest() end s:subscribe(function() end) end }
