-- A storefront, made of section plugins only: this script says what is shown, the plugins say where.
local ui = require "tessellua"

local shop = ui.behavior(nil)
local opened = ui.publish_relay()

-- The sections in the order of the screen, and the field of the shop's answer that fills each.
local SECTIONS = {
  { id = "offers", kind = "banner" },
  { id = "topics", kind = "topic", title = "Topics" },
  { id = "new", kind = "product", title = "New" },
  { id = "favourites", kind = "product", title = "Favourites" },
  { id = "inspiration", kind = "picture", title = "Inspiration" },
  { id = "help", kind = "link", title = "Help" },
}

local function front(answer)
  local sections = {}
  for i, section in ipairs(SECTIONS) do
    sections[i] = {
      id = section.id, items = ui.items(section.kind, answer[section.id]), model = { title = section.title },
    }
  end
  return ui.snapshot(sections)
end

local function titled(reuse_identifier)
  return ui.cell {
    reuse_identifier = reuse_identifier,
    configure = function(cell, model)
      cell.title = model.title
      cell.image = model.image
      cell:on("tap", function() opened:accept(model.id) end)
    end,
  }
end

return ui.screen {
  api_version = 1,
  inputs = { shop = shop },
  outputs = { open = opened },
  snapshot = shop:compact():map(front),
  configuration = { inter_section_spacing = 16 },
  sections = {
    offers = ui.use("banner", { height = 180, peek = 12 }),
    topics = ui.use("tag_cloud", { font_size = 15 }),
    new = ui.use("carousel", { rows = 2, item_width = ui.fractional_width(0.45), header = 44 }),
    favourites = ui.use("grid", { columns = 3, spacing = 8, aspect_ratio = 1.4, header = 44 }),
    inspiration = ui.use("waterfall", { columns = 2, caption = 24 }),
    help = ui.use("list", { appearance = "inset_grouped", row_height = 52 }),
  },
  cells = {
    banner = titled "BannerCell",
    product = titled "ProductCell",
    picture = titled "PictureCell",
    link = titled "LinkCell",
  },
  supplementaries = {
    header = ui.view { configure = function(view, section) view.title = section.model.title end },
  },
}
