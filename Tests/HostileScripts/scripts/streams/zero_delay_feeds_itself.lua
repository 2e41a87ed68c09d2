-- events: {"at":1,"send":{"input":"relay","value":1}}
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
local relay = ui.publish_relay()
relay:delay(0):subscribe(function(x) relay:accept(x + 1) end)
return { inputs = { relay = relay } }
