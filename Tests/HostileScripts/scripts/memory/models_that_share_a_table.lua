-- events: {"at":1,"send":{"input":"list","value":1}}
-- expect: nothing
local ui = require "tessellua"
local list = ui.behavior(0)
local function model()
  local t = { 1 }
  for _ = 1, 60 do t = { t, t } end
  return t
end
return {
  inputs = { list = list },
  snapshot = function(sections)
    return list:map(function()
      sections[2].items = { { kind = "hostile", id = 1, model = model() } }
      return ui.snapshot(sections)
    end)
  end,
}
