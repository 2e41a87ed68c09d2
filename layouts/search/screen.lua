-- A search field above a grid of posters. What is typed is asked for once the reader pauses; an answer to an
-- older question is not shown.
local ui = require "tessellua"

local query = ui.relay ""
local answers = ui.behavior(nil)
local opened = ui.publish_relay()

local PAUSE = 300

local asked = query:debounce(PAUSE):distinct_until_changed():filter(function(text) return text ~= "" end)

-- nil until the answer to what is typed now has come.
local movies = ui.combine_latest({ query, answers }, function(text, answer)
  if text == "" then return {} end
  return answer and answer.query == text and answer.movies or nil
end)

local function hint(text) return { { kind = "hint", id = "hint", text = text } } end

local shown = ui.combine_latest({ query, movies }, function(text, found)
  if text == "" then return ui.snapshot { { id = "hint", items = hint "What would you like to see?" } } end
  -- While the answer is on its way, what is shown stays.
  if not found then return nil end
  if #found == 0 then
    return ui.snapshot { { id = "hint", items = hint(("Nothing found for “%s”"):format(text)) } }
  end
  return ui.snapshot { { id = "posters", items = ui.items("movie", found, "movie_id") } }
end):compact()

return ui.screen {
  api_version = 1,
  inputs = { query = query, answers = answers },
  outputs = { search = asked, open_movie = opened },
  snapshot = shown,
  sections = {
    posters = ui.use("poster_grid", { columns = 3 }),
    hint = ui.use("list", { row_height = 88, separators = false }),
  },
  cells = {
    movie = ui.cell {
      reuse_identifier = "PosterCell",
      configure = function(view, movie)
        view.image = movie.poster_image_url
        view.accessibility_label = ("%s, rated %.1f"):format(movie.title, movie.vote_average)
        view:on("tap", function() opened:accept(movie.movie_id) end)
      end,
    },
    hint = ui.cell {
      reuse_identifier = "HintCell",
      configure = function(view, model) view.text = model.text end,
    },
  },
}
