-- whole budget
-- expect: stream_failed memory_exceeded
-- events: {"at":1,"send":{"input":"go","value":1}}
local ui = require "tessellua"
local go = ui.publish_relay()
return { inputs = { go = go }, outputs = { o = go:flat_map(function() return ui.create(function(o) local t = {} for i = 1, 100000 do t[i] = i end for i = 1, 1e6 do o:send(t) end end) end) } }
