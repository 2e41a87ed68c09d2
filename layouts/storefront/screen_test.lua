local ui = require "tessellua"

local function open(device)
  return ui.test.open("screen.lua", { data = "data.json", device = device })
end

local function section(frame, id)
  for _, found in ipairs(frame.sections) do
    if found.id == id then return found end
  end
end

-- Items in the first row of a section.
local function columns(found)
  local count = 0
  for _, item in ipairs(found.items) do
    if item.frame[2] == found.items[1].frame[2] then count = count + 1 end
  end
  return count
end

describe("storefront", function()
  it("has a section of each plugin", function()
    local frame = open():frame()
    assert.equal(6, #frame.sections)
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/storefront.json")
  end)

  it("shows one offer at a time, with its neighbours' edges", function()
    local screen = open()
    local offers = section(screen:frame(), "offers")
    assert.equal("group_paging_centered", offers.scrolling.behavior)
    assert.equal(390 - 2 * (12 + 8), offers.items[1].frame[3])
    screen:drag("offers", nil, 300, 1)
    local stops = offers.scrolling.stops
    assert.equal(stops[2], section(screen:frame(), "offers").scrolling.offset)
  end)

  it("has topics as wide as their text, none over the edge", function()
    local topics = section(open():frame(), "topics").items
    local width = ui.text_size("Tea", { size = 15 })
    assert.near(width + 24, topics[1].frame[3], 0.34)
    for _, topic in ipairs(topics) do
      assert.at_most(374, topic.frame[1] + topic.frame[3])
      assert.equal(topics[1].frame[4], topic.frame[4])
    end
  end)

  it("has two rows of new products, and the next column to be seen", function()
    local new = section(open():frame(), "new").items
    assert.equal(new[1].frame[1], new[2].frame[1])
    assert.equal(new[1].frame[2] + 120 + 8, new[2].frame[2])
    assert.near(390 * 0.45, new[1].frame[3], 0.34)
  end)

  it("has twice as many columns where there is room", function()
    assert.equal(3, columns(section(open():frame(), "favourites")))
    assert.equal(4, columns(section(open("ipad_11"):frame(), "favourites")))
  end)

  it("puts each picture below the shorter column", function()
    local pictures = section(open():frame(), "inspiration").items
    local first, second, third = pictures[1].frame, pictures[2].frame, pictures[3].frame
    assert.equal(first[2], second[2])
    assert.equal(second[1], third[1])
    assert.near(second[2] + second[4] + 8, third[2], 0.34)
    assert.near(first[3] * 4 / 3 + 24, first[4], 0.34)
  end)

  it("opens what is tapped", function()
    local screen = open()
    screen:frame()
    screen:tap("banner:offer_1")
    assert.same({ { output = "open", value = "offer_1" } }, screen:frame().outputs)
  end)
end)
