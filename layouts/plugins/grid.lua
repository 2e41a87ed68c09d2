-- Cells of one size in columns.
--
--   columns       on a phone held upright; a wide container has twice as many
--   spacing       points between cells, and around them
--   aspect_ratio  a cell's height over its width
--   header        the height of a header, 0 for none
local ui = require "tessellua"

local WIDE = 600

return ui.plugin {
  name = "grid",
  version = "1.0.0",
  api_version = 1,
  options = {
    columns = { type = "integer", default = 3, min = 1, max = 12 },
    spacing = { type = "number", default = 2, min = 0 },
    aspect_ratio = { type = "number", default = 1, min = 0.1 },
    header = { type = "number", default = 0, min = 0 },
  },
  build = function(options)
    return {
      layout = function(env)
        local width = env.container.effective_width
        local columns = width < WIDE and options.columns or options.columns * 2
        local cell_width = (width - (columns + 1) * options.spacing) / columns
        return ui.section {
          group = ui.horizontal_group {
            width = ui.fractional_width(1), height = math.max(cell_width, 0) * options.aspect_ratio,
            subitems = { ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) } },
            count = columns, inter_item_spacing = options.spacing,
          },
          inter_group_spacing = options.spacing,
          content_insets = options.spacing,
          boundary_supplementary_items = options.header > 0 and { ui.header { height = options.header } } or {},
        }
      end,
    }
  end,
}
