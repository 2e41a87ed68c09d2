-- expect: layout_failed type_error
local t = setmetatable({}, { __index = function() while true do end end })
return { layout = function() return t end }
