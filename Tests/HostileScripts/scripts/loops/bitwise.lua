-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __band = function() while true do end end })
return { layout = function() return t & 1 end }
