-- expect: layout_failed budget_exceeded
return { layout = function() local s = (" "):rep(1000000) .. "1" while true do tonumber(s) end end }
