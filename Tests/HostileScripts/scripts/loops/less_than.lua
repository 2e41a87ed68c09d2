-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __lt = function() while true do end end })
return { layout = function() return t < t end }
