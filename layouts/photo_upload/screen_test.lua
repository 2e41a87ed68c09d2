local ui = require "tessellua"

local function photos(count)
  local list = {}
  for i = 1, count do list[i] = { asset_id = "photo_" .. i } end
  return list
end

local function count(frame, kind)
  local found = 0
  for _, item in ipairs(frame.sections[1].items) do
    if item.kind == kind then found = found + 1 end
  end
  return found
end

describe("photo_upload", function()
  for _, chosen in ipairs { 0, 3, 10, 12 } do
    it(("has ten cells with %d photos"):format(chosen), function()
      local frame = ui.test.open("screen.lua", { data = { uploaded = photos(chosen) } }):frame()
      assert.equal(10, #frame.sections[1].items)
      assert.equal(math.min(chosen, 10), count(frame, "uploaded"))
    end)
  end

  it("fills up with a placeholder when a photo is removed", function()
    local screen = ui.test.open("screen.lua", { data = { uploaded = photos(3) } })
    screen:event { name = "remove", item = "uploaded:photo_2" }
    local frame = screen:frame()
    assert.equal(10, #frame.sections[1].items)
    assert.equal("photo_3", frame.sections[1].items[2].id)
    assert.equal(8, count(frame, "need_to_upload"))
  end)

  it("keeps to another limit", function()
    local screen = ui.test.open("screen.lua", { data = { uploaded = photos(3) } })
    screen:advance(1000)
    screen:send("max_count", 8)
    local frame = screen:frame()
    assert.equal(8, #frame.sections[1].items)
    assert.equal(3, count(frame, "uploaded"))
    assert.frame(frame, "golden/eight.json")
  end)

  it("has five columns where there is room", function()
    local screen = ui.test.open("screen.lua", { data = { uploaded = photos(3) }, device = "ipad_11" })
    local items = screen:frame().sections[1].items
    assert.equal(items[1].frame[2], items[5].frame[2])
    assert.greater_than(items[5].frame[2], items[6].frame[2])
  end)
end)
