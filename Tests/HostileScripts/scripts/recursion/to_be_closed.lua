-- expect: not loaded
local t <close> = setmetatable({}, { __close = function() while true do end end })
return {}
