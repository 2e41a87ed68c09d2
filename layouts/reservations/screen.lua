-- The poster grid of `search` and `wishlist` with another data model: an item carries its kind, which chooses
-- its cell, and both kinds share one pool of cells. A movie 7 and a reservation 7 are two items.
--
-- What was booked names its type. A type that this screen has no cell for yet is shown as an empty cell and
-- reported by name; gift_card.jsonl has one.
local ui = require "tessellua"

local booked = ui.behavior {}
local recommended = ui.behavior {}

local function booked_items(list)
  local items = {}
  for i, model in ipairs(list) do
    items[i] = { kind = model.type or "reservation", id = model.reservation_id, model = model }
  end
  return items
end

return ui.screen {
  api_version = 1,
  inputs = { booked = booked, recommended = recommended },
  snapshot = ui.combine_latest({ booked, recommended }, function(reservations, movies)
    return ui.snapshot {
      { id = "booked", kind = "posters", items = booked_items(reservations) },
      { id = "recommended", kind = "posters", items = ui.items("movie", movies, "movie_id") },
    }
  end),
  sections = { posters = ui.use("poster_grid", { columns = 3 }) },
  cells = {
    movie = ui.cell {
      reuse_identifier = "PosterCell",
      configure = function(view, movie)
        view.image = movie.poster_image_url
        view.accessibility_label = ("%s, rated %.1f"):format(movie.title, movie.vote_average)
      end,
    },
    reservation = ui.cell {
      reuse_identifier = "PosterCell",
      configure = function(view, reservation)
        view.image = reservation.poster_url
        view.accessibility_label = ("%s, %d seats, %s")
          :format(reservation.title, reservation.member, reservation.reservation_time)
      end,
    },
  },
}
