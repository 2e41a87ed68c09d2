-- expect: layout_failed budget_exceeded
return { layout = function() while true do pcall(string.packsize, ("b"):rep(60000)) end end }
