-- whole budget
-- expect: layout_failed memory_exceeded
local ui = require "tessellua"
return {
  layout = function()
    local frames = {}
    for i = 1, math.huge do frames[i] = { 0, i, 1, 1 } end
    return ui.section { group = ui.custom_group { width = 100, height = 100, frames = frames } }
  end,
}
