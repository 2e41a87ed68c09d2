-- One large cell at a time, with the edges of its neighbours to be seen.
--
--   height   points
--   peek     points of each neighbour that are seen
--   spacing  points between cells
local ui = require "tessellua"

return ui.plugin {
  name = "banner",
  version = "1.0.0",
  api_version = 1,
  options = {
    height = { type = "dimension", default = 180 },
    peek = { type = "number", default = 16, min = 0 },
    spacing = { type = "number", default = 8, min = 0 },
  },
  build = function(options)
    return {
      layout = function(env)
        local width = env.container.effective_width - 2 * (options.peek + options.spacing)
        return ui.section {
          group = ui.horizontal_group {
            width = math.max(width, 0), height = options.height,
            subitems = { ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) } },
          },
          inter_group_spacing = options.spacing,
          orthogonal_scrolling_behavior = "group_paging_centered",
        }
      end,
    }
  end,
}
