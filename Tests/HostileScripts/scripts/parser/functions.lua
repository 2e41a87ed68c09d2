-- expect: nothing
assert(not load(("return function() "):rep(3000)))
return {}
