-- Columns that scroll sideways inside a screen that scrolls down.
--
--   rows         cells below each other in a column
--   item_width   a fraction of the container leaves the next column to be seen
--   item_height  points
--   spacing      points between columns and between rows
--   margin       points before the first column and behind the last one
--   behavior     where a drag comes to rest
--   header       the height of a header, 0 for none
local ui = require "tessellua"

return ui.plugin {
  name = "carousel",
  version = "1.0.0",
  api_version = 1,
  options = {
    rows = { type = "integer", default = 1, min = 1, max = 12 },
    item_width = { type = "dimension", default = { fractional_width = 0.9 } },
    item_height = { type = "number", default = 120, min = 0 },
    spacing = { type = "number", default = 8, min = 0 },
    margin = { type = "number", default = 16, min = 0 },
    behavior = {
      type = "enum",
      values = { "continuous", "continuous_group_leading_boundary", "paging", "group_paging", "group_paging_centered" },
      default = "group_paging",
    },
    header = { type = "number", default = 0, min = 0 },
  },
  build = function(options)
    return {
      layout = function()
        local height = options.rows * options.item_height + (options.rows - 1) * options.spacing
        return ui.section {
          group = ui.vertical_group {
            width = options.item_width, height = height,
            subitems = { ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) } },
            count = options.rows, inter_item_spacing = options.spacing,
          },
          inter_group_spacing = options.spacing,
          content_insets = { leading = options.margin, trailing = options.margin },
          orthogonal_scrolling_behavior = options.behavior,
          boundary_supplementary_items = options.header > 0 and { ui.header { height = options.header } } or {},
        }
      end,
    }
  end,
}
