-- expect: layout_failed runtime_error
return { layout = function() error(("x"):rep(10000000)) end }
