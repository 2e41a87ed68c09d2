-- expect: handler_failed budget_exceeded
-- expect: layout_failed budget_exceeded
-- or: handler_failed memory_exceeded
-- or: layout_failed memory_exceeded
local ui = require "tessellua"
return { layout = function() ui.create(function(o) for i = 1, 1e9 do o:send(i) end end):group_by(function(v) return ("x"):rep(100000) .. v end):subscribe(function() end) end }
