-- expect: nothing
-- events: {"at":1,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local go = ui.behavior(0)
return { inputs = { go = go }, snapshot = function(s) return go:map(function(v) local m = {} for j = 1, 100000 do m[j] = j end local l = {} for i = 1, 10000 do l[i] = { kind = "hostile", id = i, model = m } end s[2].items = l return ui.snapshot(s) end) end }
