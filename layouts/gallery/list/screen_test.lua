local ui = require "tessellua"

describe("gallery/list", function()
  it("has rows of 44 points", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/list.json")
  end)
end)
