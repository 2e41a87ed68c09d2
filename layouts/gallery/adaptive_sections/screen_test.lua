local ui = require "tessellua"

-- Items in the first row of each section.
local function columns(frame)
  local counts = {}
  for i, section in ipairs(frame.sections) do
    local top, count = section.items[1].frame[2], 0
    for _, item in ipairs(section.items) do
      if item.frame[2] == top then count = count + 1 end
    end
    counts[i] = count
  end
  return counts
end

describe("gallery/adaptive_sections", function()
  it("has twice as many columns when the phone is turned", function()
    local screen = ui.test.open "screen.lua"
    assert.same({ 1, 5, 3 }, columns(screen:frame()))
    -- Beside the notch there are 750 points left, which is not wide enough; a tablet is.
    screen:set_device("ipad_11")
    local frame = screen:frame()
    assert.same({ 2, 10, 6 }, columns(frame))
    assert.frame(frame, "golden/ipad_11.json")
  end)
end)
