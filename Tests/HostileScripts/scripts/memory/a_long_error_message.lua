-- expect: layout_failed runtime_error
return { layout = function() error(("x"):rep(4000000)) end }
