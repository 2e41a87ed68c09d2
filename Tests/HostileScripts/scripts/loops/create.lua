-- expect: stream_failed budget_exceeded
local ui = require "tessellua"
return {
  snapshot = function(sections)
    return ui.create(function(observer)
      observer:send(ui.snapshot(sections))
      while true do end
    end)
  end,
}
