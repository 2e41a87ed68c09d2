-- expect: layout_failed budget_exceeded
return { layout = function() return ("a"):rep(100000):find(("a?"):rep(100) .. ("a"):rep(100) .. "b") end }
