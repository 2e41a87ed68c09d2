-- expect: nothing
local ui = require "tessellua"
return {
  layout = function()
    return ui.section { group = ui.horizontal_group { width = 1e12, height = 10, subitems = { { width = 1e-6, height = 10 } } } }
  end,
}
