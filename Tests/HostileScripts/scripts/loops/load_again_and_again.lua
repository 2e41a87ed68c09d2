-- expect: layout_failed budget_exceeded
return { layout = function() while true do load("return 1") end end }
