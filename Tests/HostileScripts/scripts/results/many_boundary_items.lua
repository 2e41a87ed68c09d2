-- expect: nothing
local ui = require "tessellua"
return {
  layout = function()
    local boundary = {}
    for i = 1, 2000 do boundary[i] = ui.header { kind = "hostile", height = 1 } end
    return ui.section {
      group = ui.horizontal_group { width = 10, height = 10, subitems = { { width = 10, height = 10 } } },
      boundary_supplementary_items = boundary,
    }
  end,
  view = {},
}
