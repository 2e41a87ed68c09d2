local ui = require "tessellua"

local function ids(frame)
  local list = {}
  for i, item in ipairs(frame.sections[1].items) do list[i] = item.kind .. ":" .. item.id end
  return list
end

describe("wishlist", function()
  it("shows what was kept in two columns", function()
    local frame = ui.test.open("screen.lua", { data = "data.json" }):frame()
    local items = frame.sections[1].items
    assert.equal(5, #items)
    assert.equal(items[1].frame[2], items[2].frame[2])
    assert.equal(12, items[1].frame[1])
    assert.equal("PosterCell", items[1].cell.reuse_identifier)
    assert.frame(frame, "golden/wishlist.json")
  end)

  it("takes off what the heart is tapped of, and tells the server", function()
    local screen = ui.test.open("screen.lua", { data = "data.json" })
    screen:frame()
    screen:tap("movie:2", "heart")
    local frame = screen:frame()
    assert.same({ "movie:1", "movie:3", "movie:4", "movie:5" }, ids(frame))
    assert.same({ { output = "removed", value = 2 } }, frame.outputs)
  end)

  it("tells the heart from the poster", function()
    local screen = ui.test.open("screen.lua", { data = "data.json" })
    screen:frame()
    screen:tap("movie:2")
    local frame = screen:frame()
    assert.equal(5, #frame.sections[1].items)
    assert.same({ { output = "open_movie", value = 2 } }, frame.outputs)
  end)

  it("says when nothing is kept", function()
    assert.same({ "empty:empty" }, ids(ui.test.open("screen.lua"):frame()))
  end)
end)
