-- Tags as wide as their text, as many to a line as fit.
--
--   field      the field of a model that is shown
--   font_size  points, before the reader's own text size
--   padding    points around the text
--   spacing    points between tags and between lines
--   margin     points around the cloud
--
-- A screen that shows its tags in another way gives a cell definition of its own in `cells`.
local ui = require "tessellua"

return ui.plugin {
  name = "tag_cloud",
  version = "1.0.0",
  api_version = 1,
  options = {
    field = { type = "string", default = "title", min = 1 },
    font_size = { type = "number", default = 15, min = 1 },
    padding = { type = "insets", default = { top = 6, leading = 12, bottom = 6, trailing = 12 } },
    spacing = { type = "number", default = 8, min = 0 },
    margin = { type = "number", default = 16, min = 0 },
  },
  build = function(options)
    local padding = options.padding
    local estimate = options.font_size * 1.2 + padding.top + padding.bottom
    return {
      layout = function()
        return ui.section {
          group = ui.horizontal_group {
            width = ui.fractional_width(1), height = ui.estimated(estimate),
            subitems = { ui.item { width = ui.estimated(80), height = ui.estimated(estimate) } },
            inter_item_spacing = options.spacing,
          },
          inter_group_spacing = options.spacing,
          content_insets = options.margin,
        }
      end,
      cells = {
        default = ui.cell {
          reuse_identifier = "TagCell",
          configure = function(cell, tag) cell.text = tag[options.field] end,
          measure = function(tag, env, proposed)
            local width, height = ui.text_size(tag[options.field], {
              size = options.font_size * env.traits.font_scale, lines = 1,
            })
            width = width + padding.leading + padding.trailing
            return { width = math.min(width, proposed.width), height = height + padding.top + padding.bottom }
          end,
        },
      },
    }
  end,
}
