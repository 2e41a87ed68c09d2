local ui = require "tessellua"

local function ids(section)
  local list = {}
  for i, item in ipairs(section.items) do list[i] = item.id end
  return list
end

local function section_ids(frame)
  local list = {}
  for i, section in ipairs(frame.sections) do list[i] = section.id end
  return list
end

local answers = {
  new_releases = { albums = { { id = "a1", name = "Harbour Lights", artists = { { name = "Mira Solenne" } } } } },
  featured_playlists = { playlists = { { id = "p1", name = "Morning Coffee" }, { id = "p2", name = "Rain" } } },
  recommendations = { tracks = { { id = "t1", name = "Ferry at Dawn" } } },
}

describe("home", function()
  it("shows three sections in their order", function()
    local screen = ui.test.open("screen.lua", { data = "data.json" })
    local frame = screen:frame()
    assert.same({ "new_releases", "featured_playlists", "recommendations" }, section_ids(frame))
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/home.json")
  end)

  it("ends the same in all six orders of arrival", function()
    local frames = ui.test.orders("screen.lua", { inputs = answers })
    assert.equal(6, #frames)
    assert.same({ "new_releases", "featured_playlists", "recommendations" }, section_ids(frames[1]))
  end)

  it("shows nothing before the last answer", function()
    local screen = ui.test.open "screen.lua"
    screen:send("recommendations", answers.recommendations)
    screen:send("new_releases", answers.new_releases)
    assert.same({}, screen:frame().sections)
    screen:advance(200)
    screen:send("featured_playlists", answers.featured_playlists)
    assert.equal(3, #screen:frame().sections)
  end)

  it("replaces a section when its answer comes again", function()
    local screen = ui.test.open("screen.lua", { data = answers })
    assert.same({ "a1" }, ids(screen:frame().sections[1]))
    screen:advance(5000)
    screen:send("new_releases", {
      albums = { { id = "a2", name = "First Light", artists = { { name = "Nadia Okoye" } } } },
    })
    local frame = screen:frame()
    assert.same({ "new_releases", "featured_playlists", "recommendations" }, section_ids(frame))
    assert.same({ "a2" }, ids(frame.sections[1]))
    assert.same({ "p1", "p2" }, ids(frame.sections[2]))
  end)

  it("pages by groups", function()
    local screen = ui.test.open("screen.lua", { data = "data.json" })
    screen:drag("new_releases", 0, 300, 1)
    assert.equal(351, screen:frame().sections[1].scrolling.offset)
  end)
end)
