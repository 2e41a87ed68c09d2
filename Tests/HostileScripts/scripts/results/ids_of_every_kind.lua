-- expect: invalid_snapshot
local ui = require "tessellua"
return {
  snapshot = function(sections)
    local all = { ui.snapshot(sections) }
    for _, id in ipairs { {}, print, true, 1.5, 0 / 0, 1 / 0, "", "a:b", "\xff", "\0", 1 << 62, -0.0 } do
      sections[2].items = { { kind = "hostile", id = id } }
      local ok, made = pcall(ui.snapshot, sections)
      assert(ok, made)
    end
    sections[2].items = { { kind = "hostile", id = {} } }
    all[2] = ui.snapshot(sections)
    return ui.from(all)
  end,
}
