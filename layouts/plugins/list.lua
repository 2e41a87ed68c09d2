-- Rows below each other, as in a table view.
--
--   appearance   plain, grouped, inset_grouped or sidebar
--   row_height   points; rows with a measured cell are as high as that
--   separators   whether lines are drawn between rows
--   header       whether the section has a header, which a plain list pins
--   insets       room around the rows
local ui = require "tessellua"

return ui.plugin {
  name = "list",
  version = "1.0.0",
  api_version = 1,
  options = {
    appearance = { type = "enum", values = { "plain", "grouped", "inset_grouped", "sidebar" }, default = "plain" },
    row_height = { type = "number", default = 44, min = 0 },
    separators = { type = "boolean", default = true },
    header = { type = "boolean", default = false },
    insets = { type = "insets", default = 0 },
  },
  build = function(options)
    return {
      layout = function()
        return ui.list {
          appearance = options.appearance,
          header_mode = options.header and "supplementary" or "none",
          shows_separators = options.separators,
          row_height = options.row_height,
          content_insets = options.insets,
        }
      end,
    }
  end,
}
