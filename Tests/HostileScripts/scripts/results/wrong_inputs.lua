-- expect: not loaded: inputs
return { inputs = { a = 5 } }
