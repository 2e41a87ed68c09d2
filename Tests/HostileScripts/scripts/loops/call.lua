-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __call = function() while true do end end })
return { layout = function() return t() end }
