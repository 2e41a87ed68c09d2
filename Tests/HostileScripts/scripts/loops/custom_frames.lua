-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return {
  layout = function()
    return ui.section {
      group = ui.custom_group { width = 100, height = 100, frames = function() while true do end end },
    }
  end,
}
