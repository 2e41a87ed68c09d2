-- Cells of different heights in columns; each goes below the column that is shortest so far.
--
--   columns  how many there are
--   spacing  points between cells, and around them
--   caption  points below each picture
--
-- An item's model has `width` and `height`, in whatever unit; only their ratio counts.
local ui = require "tessellua"

-- The places of all items, and the height of them all.
local function places(items, width, options)
  local columns, spacing = options.columns, options.spacing
  local cell_width = (width - (columns + 1) * spacing) / columns
  local bottoms = {}
  for column = 1, columns do bottoms[column] = spacing end

  local frames = {}
  for i, item in ipairs(items) do
    local shortest = 1
    for column = 2, columns do
      if bottoms[column] < bottoms[shortest] then shortest = column end
    end
    local height = cell_width * item.height / item.width + options.caption
    local x = spacing + (shortest - 1) * (cell_width + spacing)
    frames[i] = { x, bottoms[shortest], cell_width, height }
    bottoms[shortest] = bottoms[shortest] + height + spacing
  end
  return frames, math.max(table.unpack(bottoms))
end

return ui.plugin {
  name = "waterfall",
  version = "1.0.0",
  api_version = 1,
  options = {
    columns = { type = "integer", default = 2, min = 1, max = 12 },
    spacing = { type = "number", default = 8, min = 0 },
    caption = { type = "number", default = 0, min = 0 },
  },
  build = function(options)
    return {
      layout = function(env)
        if env.section.count == 0 then return nil end
        local frames, height = places(env.section.items, env.container.effective_width, options)
        return ui.section {
          group = ui.custom_group { width = ui.fractional_width(1), height = height, frames = frames },
        }
      end,
    }
  end,
}
