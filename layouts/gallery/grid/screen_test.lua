local ui = require "tessellua"

describe("gallery/grid", function()
  it("has five columns", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/grid.json")
  end)
end)
