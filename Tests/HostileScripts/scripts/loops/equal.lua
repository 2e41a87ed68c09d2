-- expect: layout_failed budget_exceeded
local meta = { __eq = function() while true do end end }
local a, b = setmetatable({}, meta), setmetatable({}, meta)
return { layout = function() return a == b end }
