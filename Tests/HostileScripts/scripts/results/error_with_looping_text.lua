-- expect: layout_failed runtime_error
local e = setmetatable({}, { __tostring = function() while true do end end })
return { layout = function() error(e) end }
