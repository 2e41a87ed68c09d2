-- A feed of rows as high as their contents: 100 points are guessed until a row comes into view.
local ui = require "tessellua"

local feed = {
  { id = "brief", height = 80 }, { id = "long", height = 140 }, { id = "usual", height = 100 },
}

local function rows()
  local row = { width = ui.fractional_width(1), height = ui.estimated(100) }
  return ui.section {
    group = ui.horizontal_group { width = row.width, height = row.height, subitems = { ui.item(row) }, count = 1 },
    content_insets = 10,
    inter_group_spacing = 10,
  }
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot { { id = "feed", items = ui.items("news", feed) } },
  sections = { feed = { layout = rows } },
  cells = {
    news = ui.cell {
      reuse_identifier = "NewsFeedCell",
      configure = function(cell, news) cell.title = news.id end,
      measure = function(news) return { height = news.height } end,
    },
  },
}
