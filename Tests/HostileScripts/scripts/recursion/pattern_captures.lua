-- expect: layout_failed runtime_error
return { layout = function() return ("x"):rep(40):find(("(x"):rep(40) .. (")"):rep(40)) end }
