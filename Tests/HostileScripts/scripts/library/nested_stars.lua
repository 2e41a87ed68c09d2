-- expect: layout_failed budget_exceeded
return { layout = function() return ("x"):rep(50000):find(("x*"):rep(199) .. "y") end }
