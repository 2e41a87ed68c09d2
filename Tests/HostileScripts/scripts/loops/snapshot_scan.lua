-- expect: stream_failed budget_exceeded
local ui = require "tessellua"
return {
  snapshot = function(sections)
    return ui.from { 1, 2 }:scan(0, function(_, i)
      while i == 2 do end
      return ui.snapshot(sections)
    end)
  end,
}
