-- expect: nothing
local names = {}
for i = 1, 300 do names[i] = "a" .. i end
assert(not load("local " .. table.concat(names, ",")))
assert(not load(("local a = 1 "):rep(300)))
return {}
