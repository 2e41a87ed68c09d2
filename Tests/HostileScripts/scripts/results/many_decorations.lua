-- expect: nothing
local ui = require "tessellua"
return {
  layout = function()
    local decorations = {}
    for i = 1, 20000 do decorations[i] = ui.decoration_item { kind = "d" .. i } end
    return ui.section { group = ui.horizontal_group { width = 10, height = 10, subitems = { { width = 10, height = 10 } } }, decoration_items = decorations }
  end,
}
