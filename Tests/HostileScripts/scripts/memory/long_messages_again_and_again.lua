-- whole budget
-- expect: handler_failed runtime_error
-- events: {"at":1,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local go = ui.publish_relay()
for i = 1, 3000 do go:subscribe(function() error(("x"):rep(100000) .. i) end) end
return { inputs = { go = go } }
