-- expect: nothing
local t = setmetatable({}, { __metatable = false })
assert(not pcall(setmetatable, t, {}))
assert(getmetatable(t) == false)
return {}
