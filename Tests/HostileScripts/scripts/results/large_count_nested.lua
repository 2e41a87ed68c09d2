-- expect: no_room_for_group
local ui = require "tessellua"
return {
  layout = function()
    local group = { width = 1, height = 1 }
    for _ = 1, 8 do group = ui.horizontal_group { width = 1, height = 1, count = 1000, subitems = { group } } end
    return ui.section { group = group }
  end,
}
