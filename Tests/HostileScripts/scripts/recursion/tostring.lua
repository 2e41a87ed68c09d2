-- expect: layout_failed runtime_error
local t = setmetatable({}, { __tostring = function(self) return tostring(self) end })
return { layout = function() return tostring(t) end }
