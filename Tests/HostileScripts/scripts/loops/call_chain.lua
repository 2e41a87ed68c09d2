-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __call = function(self) return self() end })
return { layout = function() return t() end }
