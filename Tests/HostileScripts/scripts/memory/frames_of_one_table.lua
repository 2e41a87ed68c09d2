-- whole budget
-- expect: nothing
local ui = require "tessellua"
return {
  layout = function()
    local frames, one = {}, { 0, 0, 1, 1 }
    for i = 1, 500000 do frames[i] = one end
    return ui.section { group = ui.custom_group { width = 100, height = 100, frames = frames } }
  end,
}
