-- expect: layout_failed memory_exceeded
local t = setmetatable({}, { __index = function() local s = "x" while true do s = s .. s end end })
return { layout = function() return t.x end }
