local ui = require "tessellua"

-- Where the headers are, and which of them are moved.
local function headers(frame)
  local tops, pinned = {}, {}
  for i, section in ipairs(frame.sections) do
    tops[i] = section.supplementaries[1].frame[2]
    pinned[i] = section.supplementaries[1].pinned
  end
  return tops, pinned
end

describe("gallery/pinned_headers", function()
  it("keeps a header in view until the next one pushes it out", function()
    local screen = ui.test.open "screen.lua"
    assert.same({ 0, 328, 656 }, (headers(screen:frame())))
    screen:scroll_to { y = 300, clamp = false }
    local tops, pinned = headers(screen:frame())
    assert.same({ 284, 328, 656 }, tops)
    assert.same({ true, false, false }, pinned)
    screen:scroll_to { y = 400, clamp = false }
    local frame = screen:frame()
    assert.same({ 284, 400, 656 }, (headers(frame)))
    assert.frame(frame, "golden/scrolled.json")
  end)
end)
