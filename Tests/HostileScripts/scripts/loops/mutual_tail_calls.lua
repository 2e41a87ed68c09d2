-- expect: layout_failed budget_exceeded
local ping
local function pong(n) return ping(n) end
function ping(n) return pong(n) end
return { layout = function() return ping(1) end }
