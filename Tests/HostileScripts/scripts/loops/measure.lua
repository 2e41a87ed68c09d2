-- expect: measure_failed budget_exceeded
return { measure = function() while true do end end }
