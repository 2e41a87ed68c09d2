-- expect: layout_failed budget_exceeded
local function around(n) return around(n + 1) end
return { layout = function() return around(1) end }
