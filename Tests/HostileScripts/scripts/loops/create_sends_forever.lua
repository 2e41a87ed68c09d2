-- expect: stream_failed budget_exceeded
local ui = require "tessellua"
return {
  snapshot = function(sections)
    return ui.create(function(observer)
      local snapshot = ui.snapshot(sections)
      while true do observer:send(snapshot) end
    end)
  end,
}
