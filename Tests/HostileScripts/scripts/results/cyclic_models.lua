-- events: {"at":1,"send":{"input":"again","value":1}}
-- expect: nothing
local ui = require "tessellua"
local again = ui.behavior(0)
local function cyclic()
  local t = {}
  t.self, t.list = t, { t }
  return t
end
return {
  inputs = { again = again },
  snapshot = function(sections)
    return again:map(function()
      sections[2].items = { { kind = "hostile", id = 1, model = cyclic() } }
      sections[2].model = cyclic()
      return ui.snapshot(sections)
    end)
  end,
  configure = function(cell, model) cell.title = model.self == model end,
}
