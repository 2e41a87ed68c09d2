-- expect: not loaded: expected a function
return { section = { layout = coroutine.create(print) } }
