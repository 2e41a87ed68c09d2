local ui = require "tessellua"

-- The switches that are on.
local function on(frame)
  local list = {}
  for _, item in ipairs(frame.sections[1].items) do
    if item.cell.content.is_on then list[#list + 1] = item.id end
  end
  return list
end

describe("push_settings", function()
  for reloads = 0, 5 do
    it(("flips a switch once by one tap after %d reloads"):format(reloads), function()
      local screen = ui.test.open("screen.lua", { data = { server_settings = { plan = true } } })
      for _ = 1, reloads do
        screen:advance(100)
        screen:reload_data()
      end
      screen:advance(100)
      screen:tap("part:web")
      local frame = screen:frame()
      assert.same({ "plan", "web" }, on(frame))
      assert.same({}, frame.diagnostics)
    end)
  end

  it("shows the server's answer", function()
    local screen = ui.test.open("screen.lua", { data = { server_settings = { all = true, server = true } } })
    local frame = screen:frame()
    assert.same({ "all", "server" }, on(frame))
    assert.frame(frame, "golden/push_settings.json")
  end)
end)
