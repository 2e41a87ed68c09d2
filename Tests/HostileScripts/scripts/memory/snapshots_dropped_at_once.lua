-- whole budget
-- expect: nothing
local ui = require "tessellua"
return {
  snapshot = function(sections)
    local s = ui.snapshot()
    s:append_sections { "large" }
    local items = {}
    for i = 1, 10000 do items[i] = { kind = "hostile", id = i } end
    s:append_items(items)
    for i = 1, 500 do
      local copy = s:copy()
      copy:append_items { { kind = "hostile", id = -i } }
    end
    return ui.snapshot(sections)
  end,
}
