-- expect: configure_failed budget_exceeded
local ui = require "tessellua"
local size = { width = 100, height = 20 }
return {
  layout = function()
    return ui.section {
      group = ui.horizontal_group { width = 100, height = 20, subitems = { ui.item(size) } },
      boundary_supplementary_items = { ui.header { kind = "hostile", height = 30 } },
    }
  end,
  view = { configure = function() while true do end end },
}
