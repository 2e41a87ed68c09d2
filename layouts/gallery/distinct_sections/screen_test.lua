local ui = require "tessellua"

describe("gallery/distinct_sections", function()
  it("has a layout for each section", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/distinct_sections.json")
  end)
end)
