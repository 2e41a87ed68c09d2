-- expect: layout_failed budget_exceeded
local t = setmetatable({}, { __len = function() return math.maxinteger end, __index = function(_, i) return i end })
return { layout = function() table.insert(t, 1) table.insert(t, 1, 2) table.remove(t) table.remove(t, 1) end }
