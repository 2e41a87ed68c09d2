-- expect: not loaded: assigning the global
leaked = 1
return {}
