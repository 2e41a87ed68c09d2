-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __newindex = function() while true do end end })
return { layout = function() t.section = 1 end }
