local ui = require "tessellua"

describe("gallery/two_columns", function()
  it("has two columns", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/two_columns.json")
  end)
end)
