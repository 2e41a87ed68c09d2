-- whole budget
-- expect: layout_failed runtime_error
local t = setmetatable({}, { __call = function(self) return 1 + self() end })
return { layout = function() return t() end }
