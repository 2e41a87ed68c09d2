-- whole budget
-- expect: stream_failed budget_exceeded
-- or: stream_failed memory_exceeded
-- events: {"at":1,"send":{"input":"r","value":1}}
local ui = require "tessellua"
local r = ui.relay(0)
return { inputs = { r = r }, outputs = { o = r:do_on { next = function(v) r:accept(v + 1) end } } }
