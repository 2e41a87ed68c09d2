-- expect: invalid_snapshot
local ui = require "tessellua"
return {
  snapshot = function(sections)
    local good = ui.snapshot(sections)
    sections[2].items = { { kind = "host:ile", id = 1 } }
    return ui.from { good, ui.snapshot(sections) }
  end,
}
