-- expect: layout_failed budget_exceeded
return { layout = function() while true do print("x") end end }
