-- expect: nothing
local ui = require "tessellua"
return {
  layout = function()
    local group = { width = 1e-9, height = 1e-9 }
    for i = 1, 20 do
      local make = i % 2 == 0 and ui.horizontal_group or ui.vertical_group
      group = make { width = 1e12, height = 1e12, subitems = { group } }
    end
    return ui.section { group = group }
  end,
}
