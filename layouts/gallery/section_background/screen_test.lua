local ui = require "tessellua"

describe("gallery/section_background", function()
  it("has a background behind each section", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/section_background.json")
  end)
end)
