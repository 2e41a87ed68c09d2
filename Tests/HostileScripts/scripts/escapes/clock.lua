-- expect: nothing
assert(os.time() == 0 and os.clock() == 0)
assert(os.date("!%Y", 0) == "1970")
return {}
