-- expect: layout_failed runtime_error
return { layout = function() return ("x"):rep(300000):find(("x?"):rep(300000)) or error("not found") end }
