-- expect: not loaded: the script
local ui = require "tessellua"
return {
  snapshot = function()
    local s = ui.snapshot()
    for i = 1, math.huge do s:append_sections { "s" .. i } end
  end,
}
