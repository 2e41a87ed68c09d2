-- expect: nothing
assert(not load(("do "):rep(20000)))
assert(not load(("while true do "):rep(4000)))
assert(not load(("if x then "):rep(6000)))
assert(not load(("repeat "):rep(9000)))
return {}
