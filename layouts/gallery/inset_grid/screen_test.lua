local ui = require "tessellua"

describe("gallery/inset_grid", function()
  it("has room between its items", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/inset_grid.json")
  end)
end)
