-- expect: double_binding
-- events: {"at":1,"scroll":{"to":[0,2000]}}
-- events: {"at":2,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local kept, items = {}, {}
for i = 1, 100 do items[i] = { kind = "hostile", id = i } end
local go = ui.publish_relay()
go:subscribe(function() for _, cell in ipairs(kept) do for _, f in ipairs { function() cell:on("tap", print) end, function() cell:bind(go, print) end, function() return cell.bag:add(go:subscribe(print)) end, function() return cell:events("tap"):subscribe(print) end, function() return cell.title end, function() for k in pairs(cell) do end end, function() return #cell end, function() return cell .. "x" end, function() return cell < cell end, function() return cell() end, function() return -cell end } do pcall(f) end end end)
return { inputs = { go = go }, items = items, configure = function(cell) kept[#kept + 1] = cell end }
