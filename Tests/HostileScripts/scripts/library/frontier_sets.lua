-- expect: layout_failed budget_exceeded
return { layout = function() return ("x"):rep(1000000):find("%f[" .. ("abc"):rep(10000) .. "]") end }
