-- events: {"at":1,"scroll":{"to":[0,100000]}}
-- expect: handler_failed budget_exceeded
local items = {}
for i = 1, 100 do items[i] = { kind = "hostile", id = i } end
return { items = items, cell = { did_end_displaying = function() while true do end end } }
