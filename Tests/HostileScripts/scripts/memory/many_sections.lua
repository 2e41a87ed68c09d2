-- whole budget
-- expect: nothing
local ui = require "tessellua"
return {
  snapshot = function(sections)
    local all = { sections[1], sections[3] }
    for i = 1, 20000 do all[#all + 1] = { id = "s" .. i, kind = "hostile", items = {} } end
    return ui.snapshot(all)
  end,
}
