-- expect: handler_failed budget_exceeded
-- events: {"at":10}
local ui = require "tessellua"
ui.timer(0.005):map(function() error("no") end):retry():subscribe(function() end)
ui.timer(0.005):flat_map(function()
  return ui.just(1):map(function() error("no") end):retry()
end):subscribe(function() end)
return {}
