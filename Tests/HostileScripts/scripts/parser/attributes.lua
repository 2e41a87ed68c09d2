-- expect: nothing
assert(not load("local x <nonsense> = 1"))
assert(not load("local x <const> = 1 x = 2"))
assert(load("local x <const> = 1 return x")() == 1)
return {}
