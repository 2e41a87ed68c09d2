local ui = require "tessellua"

describe("gallery/badges", function()
  it("has a badge at each item's corner", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/badges.json")
  end)
end)
