-- expect: nothing
local f = load("local a return a" .. (":b()"):rep(10000))
if f then assert(not pcall(f)) end
local g = load("local a return a" .. ("()"):rep(30000))
if g then assert(not pcall(g)) end
local h = load("local a return a" .. (".b[1]"):rep(8000))
if h then assert(not pcall(h)) end
return {}
