-- expect: not loaded: the script needs more than its 64 MB of memory
local ui = require "tessellua"
return {
  snapshot = function()
    local s, kept = ui.snapshot(), {}
    s:append_sections { "hostile" }
    local items = {}
    for i = 1, 20000 do items[i] = { kind = "hostile", id = i } end
    s:append_items(items)
    for i = 1, math.huge do
      kept[i] = s:copy()
      kept[i]:append_items { { kind = "hostile", id = -i } }
    end
  end,
}
