-- expect: layout_failed budget_exceeded
return { layout = function() local s = ("x"):rep(1000000) while true do print(s, s, s) end end }
