-- expect: layout_failed runtime_error
local t = setmetatable({}, { __index = function(self, k) return (k:gsub(".", self)) end })
return { layout = function() return (("abc"):gsub("%w", t)) end }
