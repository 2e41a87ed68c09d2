-- A chat: sections by day, rows as high as their text, dates that stay in view. It opens at the end; where its
-- oldest message comes into view it asks for older ones, and what is seen stays where it is when they come.
local ui = require "tessellua"

local messages = ui.relay {}
local load_older = ui.publish_relay()

local FONT = 17
local PADDING = 8
-- The part of the screen that a bubble may fill.
local BUBBLE = 0.75

local function by_day(list)
  local sections, day = {}, nil
  for _, message in ipairs(list) do
    local key = os.date("%Y-%m-%d", message.sent_at)
    if key ~= day then
      day = key
      sections[#sections + 1] = {
        id = key, kind = "day", items = {}, model = { title = os.date("%A, %d %B %Y", message.sent_at) },
      }
    end
    local items = sections[#sections].items
    items[#items + 1] = { kind = message.mine and "mine" or "theirs", id = message.message_id, model = message }
  end
  return ui.snapshot(sections)
end

local function text_size(message, env, width)
  return ui.text_size(message.text, {
    size = FONT * env.traits.font_scale, width = math.max(width * BUBBLE - 2 * PADDING, 0),
  })
end

local function row(alignment)
  return ui.cell {
    reuse_identifier = alignment,
    configure = function(cell, message, env)
      cell.text = message.text
      cell.alignment = alignment
      cell.bubble_width = text_size(message, env, env.container.effective_width - 32) + 2 * PADDING
    end,
    measure = function(message, env, proposed)
      local _, height = text_size(message, env, proposed.width)
      return { height = height + 2 * PADDING }
    end,
    will_display = function(_, message)
      if message.message_id == messages.value[1].message_id then load_older:accept(message.message_id) end
    end,
  }
end

local function day()
  local full = { width = ui.fractional_width(1), height = ui.estimated(36) }
  return ui.section {
    group = ui.vertical_group { width = full.width, height = full.height, subitems = { ui.item(full) } },
    inter_group_spacing = 4,
    content_insets = { top = 4, leading = 16, bottom = 12, trailing = 16 },
    boundary_supplementary_items = { ui.header { height = 28, pin_to_visible_bounds = true, z_index = 2 } },
  }
end

return ui.screen {
  api_version = 1,
  initial_scroll = "end",
  inputs = { messages = messages },
  outputs = { load_older = load_older },
  snapshot = messages:map(by_day),
  sections = { day = { layout = day } },
  cells = { mine = row "trailing", theirs = row "leading" },
  supplementaries = {
    header = ui.view { configure = function(view, section) view.title = section.model.title end },
  },
}
