-- expect: nothing
assert(not load("local t " .. ("t.x,"):rep(15000) .. "t.x = 1"))
load("local t = {} " .. ("t.x = "):rep(10000) .. "1")
return {}
