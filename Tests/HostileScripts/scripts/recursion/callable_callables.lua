-- expect: not loaded: the metamethod __call must be a function
local t = print
for _ = 1, 100000 do t = setmetatable({}, { __call = t }) end
t()
return {}
