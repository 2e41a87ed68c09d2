-- expect: nothing
assert(not pcall(load, "local a return a" .. (".b"):rep(30000)))
local f = load("local a return a" .. (".b"):rep(500))
assert(not pcall(f))
return {}
