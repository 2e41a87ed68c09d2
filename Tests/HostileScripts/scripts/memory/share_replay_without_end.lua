-- expect: handler_failed budget_exceeded
-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() local s = ui.create(function(o) for i = 1, 1e9 do o:send(("y"):rep(500) .. i) end end):share_replay(1 << 40, "forever") s:subscribe(function() end) end }
