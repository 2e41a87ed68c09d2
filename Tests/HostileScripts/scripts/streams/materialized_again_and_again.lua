-- whole budget
-- expect: handler_failed budget_exceeded
-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() local s = ui.just(1) for i = 1, 3000 do s = s:materialize() end s:subscribe(function() end) end }
