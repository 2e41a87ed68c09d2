-- expect: nothing
local ui = require "tessellua"
return {
  layout = function()
    local group = { width = 1, height = 1 }
    for _ = 1, 8 do group = ui.vertical_group { width = 1, height = 1, count = 1000, count_mode = "repeat", subitems = { group } } end
    return ui.section { group = group }
  end,
}
