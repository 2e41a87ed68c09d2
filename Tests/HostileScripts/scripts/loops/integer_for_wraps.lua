-- expect: layout_failed budget_exceeded
return { layout = function() for i = math.mininteger, math.maxinteger do end end }
