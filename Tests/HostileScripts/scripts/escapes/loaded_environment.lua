-- expect: nothing
local env = {}
load("x = 1", "x", "t", env)()
assert(env.x == 1)
assert(not pcall(load("y = 1")))
assert(load("return io or os.execute or debug")() == nil)
return {}
