local ui = require "tessellua"

local function is_on(frame, id)
  for _, item in ipairs(frame.sections[1].items) do
    if item.id == id then return item.cell.content.is_on end
  end
end

describe("push_settings_faulty", function()
  it("flips once before any reload", function()
    local screen = ui.test.open "screen.lua"
    screen:tap("part:web")
    assert.is_true(is_on(screen:frame(), "web"))
  end)

  it("flips there and back after a reload, and says why", function()
    local screen = ui.test.open "screen.lua"
    screen:advance(100)
    screen:reload_data()
    screen:tap("part:web")
    local frame = screen:frame()
    assert.is_false(is_on(frame, "web"))
    assert.equal(7, #frame.diagnostics)
    for _, diagnostic in ipairs(frame.diagnostics) do
      assert.equal("double_binding", diagnostic.code)
      assert.equal("warning", diagnostic.severity)
    end
    assert.frame(frame, "golden/reloaded.json")
  end)
end)
