local ui = require "tessellua"

describe("gallery/orthogonal_continuous", function()
  it("has groups a little narrower than the screen", function()
    local frame = ui.test.open("screen.lua", { size = { 400, 800 }, scale = 2 }):frame()
    assert.same({ 0, 0, 400, 320 }, frame.sections[1].scrolling.frame)
    assert.equal(680, frame.sections[1].scrolling.content_length)
    assert.frame(frame, "golden/orthogonal_continuous.json")
  end)

  it("rests wherever a drag ends", function()
    local screen = ui.test.open("screen.lua", { size = { 400, 800 }, scale = 2 })
    screen:drag("main", 0, 123, 1)
    assert.equal(123, screen:frame().sections[1].scrolling.offset)
  end)
end)
