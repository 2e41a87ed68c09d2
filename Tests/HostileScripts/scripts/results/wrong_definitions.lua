-- expect: not loaded: configure
return { cell = { configure = "title" } }
