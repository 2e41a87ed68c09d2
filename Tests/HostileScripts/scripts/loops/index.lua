-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __index = function() while true do end end })
return { layout = function() return t.section end }
