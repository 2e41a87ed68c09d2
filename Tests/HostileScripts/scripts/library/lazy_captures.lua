-- expect: layout_failed budget_exceeded
return { layout = function() return ("x"):rep(50000):match(("(x-)"):rep(30) .. "y") end }
