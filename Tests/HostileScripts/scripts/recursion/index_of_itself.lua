-- expect: layout_failed runtime_error
local t = {}
setmetatable(t, { __index = t })
local u = {}
setmetatable(u, { __index = setmetatable({}, { __index = u }) })
return { layout = function() return u.x end }
