-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __tostring = function() while true do end end })
return { layout = function() return ("%s"):format(t) end }
