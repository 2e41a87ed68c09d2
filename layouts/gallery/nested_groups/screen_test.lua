local ui = require "tessellua"

describe("gallery/nested_groups", function()
  it("has three items to a group", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/nested_groups.json")
  end)
end)
