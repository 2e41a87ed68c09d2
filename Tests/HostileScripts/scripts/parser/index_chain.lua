-- expect: nothing
local f = load("local a return a" .. ("['b']"):rep(10000))
if f then assert(not pcall(f)) end
local g = load("local a return a" .. ("[1]"):rep(15000))
if g then assert(not pcall(g)) end
return {}
