-- expect: nothing
assert((""):rep(math.maxinteger) == "")
assert(("x"):rep(-1) == "")
return {}
