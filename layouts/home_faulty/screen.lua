-- The home screen with the fault that `home` cures, to show it: every answer appends a section, and the
-- layout is chosen by a section's index.
--
-- Each behavior holds nil at first, so three empty sections come before any answer. They take the three
-- layouts; the answers come fourth to sixth, in whatever order they arrive, and all have the layout that
-- was meant for nobody.
local ui = require "tessellua"

local new_releases = ui.behavior(nil)
local featured_playlists = ui.behavior(nil)
local recommendations = ui.behavior(nil)

local sections = {}
local shown = ui.relay(ui.snapshot {})

local function append(title, items)
  local id = "section_" .. #sections + 1
  sections[#sections + 1] = { id = id, kind = "browse", items = items, model = { title = title } }
  shown:accept(ui.snapshot(sections))
end

new_releases:subscribe(function(answer) append("New", ui.items("album", answer and answer.albums or {})) end)
featured_playlists:subscribe(function(answer)
  append("Featured", ui.items("playlist", answer and answer.playlists or {}))
end)
recommendations:subscribe(function(answer) append("For you", ui.items("track", answer and answer.tracks or {})) end)

local cell = ui.item {
  width = ui.fractional_width(1), height = ui.fractional_height(1), content_insets = 1,
}
local header = ui.header { height = 50 }

local function columns(width, height, rows, behavior)
  local column = ui.vertical_group { width = width, height = height, subitems = { cell }, count = rows }
  return ui.section {
    group = column, orthogonal_scrolling_behavior = behavior, boundary_supplementary_items = { header },
  }
end

local function rows()
  return ui.section {
    group = ui.horizontal_group { width = ui.fractional_width(1), height = 80, subitems = { cell }, count = 1 },
    boundary_supplementary_items = { header },
  }
end

local function by_index(env)
  local index = env.section.index
  if index == 1 then return columns(ui.fractional_width(0.9), 350, 3, "group_paging") end
  if index == 2 then return columns(200, 400, 2, "continuous") end
  if index == 3 then return rows() end
  return ui.section {
    group = ui.horizontal_group { width = ui.fractional_width(1), height = 400, subitems = { cell }, count = 1 },
    orthogonal_scrolling_behavior = "group_paging",
  }
end

local function title(view, model) view.title = model.name end

return ui.screen {
  api_version = 1,
  inputs = {
    new_releases = new_releases,
    featured_playlists = featured_playlists,
    recommendations = recommendations,
  },
  snapshot = shown,
  sections = { browse = { layout = by_index } },
  cells = {
    album = ui.cell { reuse_identifier = "AlbumCell", configure = title },
    playlist = ui.cell { reuse_identifier = "PlaylistCell", configure = title },
    track = ui.cell { reuse_identifier = "TrackCell", configure = title },
  },
  supplementaries = {
    header = ui.view { configure = function(view, section) view.title = section.model.title end },
  },
}
