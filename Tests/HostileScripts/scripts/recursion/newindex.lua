-- expect: layout_failed runtime_error
local t = setmetatable({}, { __newindex = function(self, key) self[key .. "x"] = 1 end })
return { layout = function() t.x = 1 end }
