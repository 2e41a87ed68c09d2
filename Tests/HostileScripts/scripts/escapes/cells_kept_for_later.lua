-- events: {"at":1,"scroll":{"to":[0,2000]}}
-- events: {"at":2,"send":{"input":"go","value":1}}
-- expect: handler_failed runtime_error
local ui = require "tessellua"
local kept, items = {}, {}
for i = 1, 100 do items[i] = { kind = "hostile", id = i } end
local go = ui.publish_relay()
go:subscribe(function() for _, cell in ipairs(kept) do cell.title = "stolen" end end)
return { inputs = { go = go }, items = items, configure = function(cell) kept[#kept + 1] = cell end }
