local ui = require "tessellua"

local movie = { movie_id = 7, title = "Night Ferry", poster_image_url = "movies/7.jpg", vote_average = 8.25 }
local reservation = {
  reservation_id = 7, title = "Low Tide", poster_url = "movies/3.jpg", member = 2,
  reservation_time = "2026-12-05 19:30",
}

describe("reservations", function()
  it("shows both kinds with equal ids side by side, in cells of one pool", function()
    local frame = ui.test.open("screen.lua", {
      data = { booked = { reservation }, recommended = { movie } },
    }):frame()
    local booked, recommended = frame.sections[1].items[1], frame.sections[2].items[1]
    assert.same({ "reservation", "7" }, { booked.kind, booked.id })
    assert.same({ "movie", "7" }, { recommended.kind, recommended.id })
    assert.equal("PosterCell", booked.cell.reuse_identifier)
    assert.equal("PosterCell", recommended.cell.reuse_identifier)
    assert.equal("Low Tide, 2 seats, 2026-12-05 19:30", booked.cell.content.accessibility_label)
    assert.matches("^Night Ferry, rated 8%.", recommended.cell.content.accessibility_label)
  end)

  it("lays both sections out by one plugin", function()
    local frame = ui.test.open("screen.lua", { data = "data.json" }):frame()
    assert.equal(frame.sections[1].items[1].frame[3], frame.sections[2].items[1].frame[3])
    assert.same({}, frame.diagnostics)
    assert.frame(frame, "golden/reservations.json")
  end)

  it("tells the name of a kind that it has no cell for", function()
    local screen = ui.test.open("screen.lua", {
      data = { booked = { reservation, { type = "gift_card", reservation_id = 7 } } },
    })
    local frame = screen:frame()
    assert.equal(2, #frame.sections[1].items)
    assert.equal("unknown_cell_kind", frame.diagnostics[1].code)
    assert.matches("gift_card", frame.diagnostics[1].message)
  end)
end)
