-- events: {"at":1,"scroll":{"to":[0,2000]}}
-- expect: handler_failed budget_exceeded
local items = {}
for i = 1, 100 do items[i] = { kind = "hostile", id = i } end
return { items = items, cell = { prepare_for_reuse = function() while true do end end } }
