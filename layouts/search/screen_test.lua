local ui = require "tessellua"

local function movie(id, title)
  return { movie_id = id, title = title, poster_image_url = "movies/" .. id .. ".jpg", vote_average = 7.5 }
end

local low_tide, lanterns = movie(3, "Low Tide"), movie(9, "Lanterns")

local function searched(frames)
  local list = {}
  for _, frame in ipairs(frames) do
    for _, output in ipairs(frame.outputs) do
      if output.output == "search" then list[#list + 1] = output.value end
    end
  end
  return list
end

local function shown(frame)
  local list = {}
  for i, item in ipairs(frame.sections[1].items) do list[i] = item.kind .. ":" .. item.id end
  return list
end

describe("search", function()
  it("asks once the reader pauses", function()
    local screen = ui.test.open "screen.lua"
    for _, text in ipairs { "l", "lo", "low" } do
      screen:advance(100)
      screen:send("query", text)
    end
    screen:advance(1000)
    assert.same({ "low" }, searched(screen:frames()))
  end)

  it("shows the answer in posters", function()
    local screen = ui.test.open "screen.lua"
    screen:send("query", "low")
    screen:send("answers", { query = "low", movies = { low_tide, lanterns } })
    local frame = screen:frame()
    assert.same({ "movie:3", "movie:9" }, shown(frame))
    assert.equal("Low Tide, rated 7.5", frame.sections[1].items[1].cell.content.accessibility_label)
    assert.frame(frame, "golden/found.json")
  end)

  it("does not show the answer to an older question", function()
    local screen = ui.test.open "screen.lua"
    screen:send("query", "low tide")
    screen:send("answers", { query = "low", movies = { lanterns } })
    assert.same({ "hint:hint" }, shown(screen:frame()))
    screen:send("answers", { query = "low tide", movies = { low_tide } })
    assert.same({ "movie:3" }, shown(screen:frame()))
  end)

  it("keeps what is shown while an answer is on its way", function()
    local screen = ui.test.open "screen.lua"
    screen:send("query", "low")
    screen:send("answers", { query = "low", movies = { low_tide } })
    screen:advance(500)
    screen:send("query", "lower")
    screen:advance(500)
    assert.same({ "movie:3" }, shown(screen:frame()))
  end)

  it("says that nothing was found", function()
    local screen = ui.test.open "screen.lua"
    screen:send("query", "zzz")
    screen:send("answers", { query = "zzz", movies = {} })
    assert.equal("Nothing found for “zzz”", screen:frame().sections[1].items[1].cell.content.text)
  end)

  it("opens the movie that is tapped", function()
    local screen = ui.test.open "screen.lua"
    screen:send("query", "low")
    screen:send("answers", { query = "low", movies = { low_tide } })
    screen:frame()
    screen:tap("movie:3")
    assert.same({ { output = "open_movie", value = 3 } }, screen:frame().outputs)
  end)
end)
