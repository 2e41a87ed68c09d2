-- expect: layout_failed budget_exceeded
return { layout = function() for i = 2^53, 2^53 + 10, 0.5 do end end }
