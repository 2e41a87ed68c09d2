-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return {
  snapshot = function(sections)
    local all = { sections[1] }
    for i = 1, 200 do all[#all + 1] = { id = "kind" .. i, items = { { kind = "hostile", id = i } } } end
    all[#all + 1] = sections[3]
    return ui.snapshot(all)
  end,
  screen = function(screen)
    for i = 1, 200 do screen.sections["kind" .. i] = { layout = function() while true do end end } end
  end,
}
