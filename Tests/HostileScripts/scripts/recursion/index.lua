-- expect: layout_failed runtime_error
local t = setmetatable({}, { __index = function(self, key) return self[key .. "x"] end })
return { layout = function() return t.x end }
