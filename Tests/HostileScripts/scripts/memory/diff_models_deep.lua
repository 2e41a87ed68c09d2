-- expect: nothing
-- events: {"at":1,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local go = ui.behavior(0)
return { inputs = { go = go }, snapshot = function(s) return go:map(function(v) local m = {} for _ = 1, 100000 do m = { m } end s[2].items = { { kind = "hostile", id = 1, model = m } } return ui.snapshot(s) end) end }
