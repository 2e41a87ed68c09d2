-- expect: layout_failed budget_exceeded
return { layout = function() for _ = 1, math.maxinteger do end end }
