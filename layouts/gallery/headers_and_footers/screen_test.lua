local ui = require "tessellua"

describe("gallery/headers_and_footers", function()
  it("has a header and a footer for each section", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/headers_and_footers.json")
  end)
end)
