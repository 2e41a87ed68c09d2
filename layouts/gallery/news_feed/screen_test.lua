local ui = require "tessellua"

describe("gallery/news_feed", function()
  it("has rows as high as they measure", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/news_feed.json")
  end)
end)
