-- expect: handler_failed budget_exceeded
return { cell = { will_display = function() while true do end end } }
