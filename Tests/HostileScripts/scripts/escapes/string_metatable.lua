-- expect: nothing
local meta = getmetatable("")
assert(type(meta) ~= "table" or not pcall(function() meta.__index = {} end))
assert(not pcall(function() meta.__index.upper = print end))
assert(not pcall(setmetatable, "", {}))
assert(("x").upper == string.upper)
return {}
