-- The switches of `push_settings` with another cure: what a cell is bound to stands in a bag under its
-- item's key, so that a new binding of the same item ends the one before.
local ui = require "tessellua"

local parts = { "all", "plan", "design", "web", "android", "ios", "server" }
local server_settings = ui.behavior(nil)
local is_on = ui.relay {}
local bindings = ui.keyed_bag()

server_settings:compact():subscribe(function(answer) is_on:accept(answer) end)

local function toggled(part)
  local copy = {}
  for key, value in pairs(is_on.value) do copy[key] = value end
  copy[part] = not copy[part]
  return copy
end

return ui.screen {
  api_version = 1,
  inputs = { server_settings = server_settings },
  snapshot = is_on:map(function(state)
    local items = {}
    for i, part in ipairs(parts) do
      items[i] = { kind = "part", id = part, title = part, is_on = state[part] == true }
    end
    return ui.snapshot { { id = "parts", items = items } }
  end),
  sections = { parts = ui.use("list", { row_height = 56 }) },
  cells = {
    part = ui.cell {
      reuse_identifier = "PushAlarmPartCell",
      configure = function(view, part)
        view.title = part.title
        view.is_on = part.is_on
        bindings:set(part.id, view:events("tap"):subscribe(function() is_on:accept(toggled(part.id)) end))
      end,
    },
  },
}
