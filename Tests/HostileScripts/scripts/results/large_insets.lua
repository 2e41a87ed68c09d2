-- expect: nothing
local ui = require "tessellua"
return {
  layout = function()
    return ui.section {
      content_insets = -1e12, inter_group_spacing = -1e12,
      group = ui.horizontal_group { width = 1e12, height = 1e12, content_insets = -1e12, inter_item_spacing = -1e12, subitems = { { width = 1e12, height = 1e12, content_insets = -1e12 } } },
    }
  end,
}
