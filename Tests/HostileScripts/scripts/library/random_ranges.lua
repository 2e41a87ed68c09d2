-- expect: nothing
for _ = 1, 100 do assert(math.random(math.mininteger, math.maxinteger)) end
assert(not pcall(math.random, 2, 1))
assert(not pcall(math.random, 0 / 0))
return {}
