-- expect: layout_failed budget_exceeded
return { layout = function() while true do pcall(os.date, ("%c"):rep(10000)) end end }
