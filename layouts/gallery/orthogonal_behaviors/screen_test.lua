local ui = require "tessellua"

local function offset(frame, id)
  for _, section in ipairs(frame.sections) do
    if section.id == id then return section.scrolling.offset end
  end
end

describe("gallery/orthogonal_behaviors", function()
  it("has a strip for each behaviour but none", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.is_nil(frame.sections[1].scrolling)
    for i = 2, 6 do assert.equal(frame.sections[i].id, frame.sections[i].scrolling.behavior) end
    assert.frame(frame, "golden/orthogonal_behaviors.json")
  end)

  it("rests where the behaviour says", function()
    local screen = ui.test.open "screen.lua"
    for _, id in ipairs { "continuous", "continuous_group_leading_boundary", "paging", "group_paging" } do
      screen:drag(id, 0, 500, 2)
    end
    local frame = screen:frame()
    -- Groups are 331.333 wide, the screen 390.
    assert.equal(500, offset(frame, "continuous"))
    assert.near(662.667, offset(frame, "continuous_group_leading_boundary"), 0.01)
    assert.equal(390, offset(frame, "paging"))
    assert.near(331.333, offset(frame, "group_paging"), 0.01)
  end)

  it("begins with the first group in the middle where groups are centred", function()
    local frame = ui.test.open("screen.lua"):frame()
    assert.near((331.333 - 390) / 2, offset(frame, "group_paging_centered"), 0.01)
  end)
end)
