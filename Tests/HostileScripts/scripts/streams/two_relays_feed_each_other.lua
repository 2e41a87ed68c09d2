-- events: {"at":1,"send":{"input":"one","value":1}}
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
local one, two = ui.publish_relay(), ui.publish_relay()
one:subscribe(function(x) two:accept(x + 1) end)
two:subscribe(function(x) one:accept(x + 1) end)
return { inputs = { one = one } }
