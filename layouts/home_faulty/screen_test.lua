local ui = require "tessellua"

local function title(section) return section.supplementaries[1].content.title end

-- Ids of the first items, in the order of the sections that have any.
local function arrived(events)
  local screen = ui.test.open("screen.lua", { data = events })
  local list = {}
  for _, section in ipairs(screen:frame().sections) do
    if section.items[1] then list[#list + 1] = section.items[1].id end
  end
  return list
end

local answers = {
  new_releases = { albums = { { id = "a1", name = "Harbour Lights" } } },
  featured_playlists = { playlists = { { id = "p1", name = "Morning Coffee" } } },
  recommendations = { tracks = { { id = "t1", name = "Ferry at Dawn" } } },
}

describe("home_faulty", function()
  it("has three empty sections before any answer", function()
    local sections = ui.test.open("screen.lua"):frame().sections
    assert.equal(3, #sections)
    for _, section in ipairs(sections) do assert.same({}, section.items) end
    assert.equal("New", title(sections[1]))
  end)

  it("gives every answer the layout that was meant for nobody", function()
    local frame = ui.test.open("screen.lua", { data = "data.json" }):frame()
    assert.equal(6, #frame.sections)
    for i = 4, 6 do
      assert.equal(400, frame.sections[i].frame[4])
      assert.equal("group_paging", frame.sections[i].scrolling.behavior)
      assert.same({}, frame.sections[i].supplementaries)
    end
    assert.frame(frame, "golden/home_faulty.json")
  end)

  it("ends differently in another order of arrival", function()
    assert.has_error(function() ui.test.orders("screen.lua", { inputs = answers }) end)
    local screen = ui.test.open "screen.lua"
    screen:send("recommendations", answers.recommendations)
    screen:send("new_releases", answers.new_releases)
    assert.equal("t1", screen:frame().sections[4].items[1].id)
    assert.same({ "p1", "a1", "t1" }, arrived(answers))
  end)
end)
