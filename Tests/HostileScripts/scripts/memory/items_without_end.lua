-- expect: not loaded: the script
local ui = require "tessellua"
return {
  snapshot = function()
    local s = ui.snapshot()
    s:append_sections { "hostile" }
    for i = 1, math.huge do s:append_items { { kind = "hostile", id = i } } end
  end,
}
