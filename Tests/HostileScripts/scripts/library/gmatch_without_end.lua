-- expect: layout_failed budget_exceeded
return { layout = function() for _ in ("x"):rep(100000):gmatch("x*y") do end end }
