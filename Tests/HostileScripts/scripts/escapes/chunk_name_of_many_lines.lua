-- expect: not loaded: x
load("error('x')", "@a\nb\27[31m\0c:1: error: fake")()
return {}
