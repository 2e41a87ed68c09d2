-- expect: nothing
assert(not pcall(function() _ENV.x = 1 end))
local _ENV = { assert = assert }
x = 1
assert(x == 1)
return {}
