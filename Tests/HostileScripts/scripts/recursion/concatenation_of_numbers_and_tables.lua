-- expect: layout_failed runtime_error
local t = setmetatable({}, { __index = function() return "x" end })
return { layout = function() return "a" .. t .. "b" .. 1 .. 2 end }
