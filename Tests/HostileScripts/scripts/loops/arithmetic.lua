-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __add = function(a, b) while true do a, b = b, a end end })
return { layout = function() return t + 1 end }
