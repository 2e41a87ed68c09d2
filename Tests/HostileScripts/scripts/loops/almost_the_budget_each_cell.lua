-- expect: configure_failed budget_exceeded
local items = {}
for i = 1, 500 do items[i] = { kind = "hostile", id = i } end
local ui = require "tessellua"
return {
  items = items,
  layout = function()
    return ui.section { group = ui.horizontal_group { width = 10, height = 0.1, subitems = { { width = 1, height = 0.1 } } } }
  end,
  configure = function() for _ = 1, 1800000 do end end,
}
