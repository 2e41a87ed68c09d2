-- expect: layout_failed budget_exceeded
return { layout = function() local s = ("1"):rep(1000000) while true do tonumber(s, 36) end end }
