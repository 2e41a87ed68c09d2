local ui = require "tessellua"

-- The section of a frame with an id.
local function section(frame, id)
  for _, candidate in ipairs(frame.sections) do
    if candidate.id == id then return candidate end
  end
end

describe("the screen", function()
  local screen

  before_each(function() screen = ui.test.open("screen.lua", { device = "iphone_14", data = "data.json" }) end)

  it("shows every entry, in order", function()
    local ids = {}
    for index, item in ipairs(section(screen:frame(), "entries").items) do ids[index] = item.id end
    assert.same({ "1", "2", "3", "4", "5", "6" }, ids)
  end)

  it("keeps its cells within its width on every device", function()
    for _, device in ipairs { "iphone_se", "iphone_14:landscape", "ipad_11" } do
      screen:set_device(device)
      local frame = screen:frame()
      for _, item in ipairs(section(frame, "entries").items) do
        assert.is_true(item.frame[1] >= 0 and item.frame[1] + item.frame[3] <= frame.content_size[1])
      end
      assert.same({}, frame.diagnostics)
    end
  end)

  it("tells which entry was tapped", function()
    screen:tap "entry:1"
    assert.same({ { output = "opened", value = 1 } }, screen:frame().outputs)
  end)

  it("shows nothing before its data comes", function()
    local empty = ui.test.open "screen.lua"
    assert.same({}, empty:frame().sections)
    empty:send("entries", { { id = 7, title = "One", text = "alone" } })
    assert.equal("entry", section(empty:frame(), "entries").items[1].kind)
  end)
end)
