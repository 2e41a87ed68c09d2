-- expect: not loaded: x
load("error('x')", ("n"):rep(1000000))()
return {}
