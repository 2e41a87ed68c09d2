-- expect: nothing
-- or: handler_failed budget_exceeded
local ui = require "tessellua"
local list, one = {}, ui.just(1)
for i = 1, 100000 do list[i] = one end
ui.combine_latest(list):subscribe(function() end)
ui.merge(list):subscribe(function() end)
return {}
