-- The posters that a reader has kept. A tap on the heart takes one off at once and tells the server; where
-- the server refuses, its next list brings the poster back.
local ui = require "tessellua"

local wishlist = ui.relay {}
local removed = ui.publish_relay()
local opened = ui.publish_relay()

local function without(list, movie_id)
  local kept = {}
  for _, movie in ipairs(list) do
    if movie.movie_id ~= movie_id then kept[#kept + 1] = movie end
  end
  return kept
end

return ui.screen {
  api_version = 1,
  inputs = { wishlist = wishlist },
  outputs = { removed = removed, open_movie = opened },
  snapshot = wishlist:map(function(movies)
    if #movies == 0 then return ui.snapshot { { id = "empty", items = { { kind = "empty", id = "empty" } } } } end
    return ui.snapshot { { id = "posters", items = ui.items("movie", movies, "movie_id") } }
  end),
  sections = {
    posters = ui.use("poster_grid", { columns = 2, spacing = 12 }),
    empty = ui.use("list", { row_height = 120, separators = false }),
  },
  cells = {
    movie = ui.cell {
      reuse_identifier = "PosterCell",
      configure = function(view, movie)
        view.image = movie.poster_image_url
        view.accessibility_label = movie.title
        view:on("tap", function() opened:accept(movie.movie_id) end)
        view:on("tap", "heart", function()
          removed:accept(movie.movie_id)
          wishlist:accept(without(wishlist.value, movie.movie_id))
        end)
      end,
    },
    empty = ui.cell {
      reuse_identifier = "HintCell",
      configure = function(view) view.text = "Nothing kept yet" end,
    },
  },
}
