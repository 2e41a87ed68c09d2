-- The switches of `push_settings` with a third cure: one bag for all of them, cleared before each reload.
--
-- Every reload must then bind every cell anew, also those that show what they showed before, so the section
-- is marked as reloaded. What reloads without this script's doing is not covered; a cell's own bag is.
local ui = require "tessellua"

local parts = { "all", "plan", "design", "web", "android", "ios", "server" }
local server_settings = ui.behavior(nil)
local is_on = ui.relay {}
local bag = ui.bag()

server_settings:compact():subscribe(function(answer) is_on:accept(answer) end)

local function toggled(part)
  local copy = {}
  for key, value in pairs(is_on.value) do copy[key] = value end
  copy[part] = not copy[part]
  return copy
end

local function reloaded(state)
  bag:clear()
  local items = {}
  for i, part in ipairs(parts) do
    items[i] = { kind = "part", id = part, title = part, is_on = state[part] == true }
  end
  local snapshot = ui.snapshot { { id = "parts", items = items } }
  snapshot:reload_sections { "parts" }
  return snapshot
end

return ui.screen {
  api_version = 1,
  inputs = { server_settings = server_settings },
  snapshot = is_on:map(reloaded),
  sections = { parts = ui.use("list", { row_height = 56 }) },
  cells = {
    part = ui.cell {
      reuse_identifier = "PushAlarmPartCell",
      configure = function(view, part)
        view.title = part.title
        view.is_on = part.is_on
        bag:add(view:events("tap"):subscribe(function() is_on:accept(toggled(part.id)) end))
      end,
    },
  },
}
