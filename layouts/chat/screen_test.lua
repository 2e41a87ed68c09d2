local ui = require "tessellua"

local DAY = 86400

-- As many messages as asked for, one an hour from a time on.
local function messages(first, count, from)
  local list = {}
  for i = 1, count do
    list[i] = {
      message_id = first + i - 1, sent_at = from + i * 3600, mine = i % 2 == 0,
      text = ("Message %d. "):format(first + i - 1):rep(i % 4 * 3 + 1),
    }
  end
  return list
end

local function joined(...)
  local all = {}
  for _, list in ipairs { ... } do table.move(list, 1, #list, #all + 1, all) end
  return all
end

local function frame_of(frame, id)
  for _, section in ipairs(frame.sections) do
    for _, item in ipairs(section.items) do
      if item.id == id then return item.frame end
    end
  end
end

local recent = messages(100, 22, 20 * DAY)
local older = messages(50, 22, 18 * DAY)

describe("chat", function()
  it("opens at the end", function()
    local frame = ui.test.open("screen.lua", { data = { messages = recent } }):frame()
    assert.equal(frame.content_size[2] - 844, frame.viewport[2])
    assert.same({}, frame.outputs)
  end)

  it("has a section for each day, and rows as high as their text", function()
    local frame = ui.test.open("screen.lua", { data = "data.json" }):frame()
    assert.equal(3, #frame.sections)
    assert.equal("Tuesday, 01 December 2026", frame.sections[3].supplementaries[1].content.title)
    local last = frame.sections[3].items
    local _, height = ui.text_size(last[#last].cell.content.text, { size = 17, width = 358 * 0.75 - 16 })
    assert.equal(height + 16, last[#last].frame[4])
    assert.frame(frame, "golden/chat.json")
  end)

  it("keeps the day in view", function()
    local screen = ui.test.open("screen.lua", { data = { messages = recent } })
    local frame = screen:frame()
    local header = frame.sections[1].supplementaries[1]
    assert.is_true(header.pinned)
    assert.equal(frame.viewport[2], header.frame[2])
  end)

  it("asks for older messages once the oldest comes into view", function()
    local screen = ui.test.open("screen.lua", { data = { messages = recent } })
    screen:frame()
    screen:scroll_to { y = 0 }
    assert.same({ { output = "load_older", value = 100 } }, screen:frame().outputs)
  end)

  it("stays where it is when older messages come in above", function()
    local screen = ui.test.open("screen.lua", { data = { messages = recent } })
    screen:scroll_to { y = 100 }
    local before = screen:frame()
    screen:advance(400)
    screen:send("messages", joined(older, recent))
    local after = screen:frame()
    local seen = frame_of(before, "105")[2] - before.viewport[2]
    assert.near(seen, frame_of(after, "105")[2] - after.viewport[2], 0.01)
    assert.greater_than(before.viewport[2] + 500, after.viewport[2])
  end)

  it("stays where it is when a message comes in below", function()
    local screen = ui.test.open("screen.lua", { data = { messages = recent } })
    screen:scroll_to { y = 100 }
    local before = screen:frame()
    screen:advance(400)
    screen:send("messages", joined(recent, messages(200, 1, 22 * DAY)))
    assert.equal(before.viewport[2], screen:frame().viewport[2])
  end)
end)
