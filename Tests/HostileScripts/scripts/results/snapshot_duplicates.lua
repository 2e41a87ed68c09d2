-- expect: invalid_snapshot
local ui = require "tessellua"
return {
  snapshot = function(sections)
    local good = ui.snapshot(sections)
    sections[2].items = { { kind = "hostile", id = 7 }, { kind = "hostile", id = "7" }, { kind = "hostile", id = 7.0 } }
    return ui.from { good, ui.snapshot(sections) }
  end,
}
