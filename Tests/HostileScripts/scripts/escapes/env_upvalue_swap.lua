-- expect: nothing
local f = load("return _ENV", "x", "t", setmetatable({}, { __index = _G, __newindex = function(_, k) error("set " .. k) end }))
local e = f()
assert(e ~= _G)
assert(not pcall(function() e.string.upper = 1 end))
assert(not pcall(load("string.upper = 1", "y", "t", e)))
return {}
