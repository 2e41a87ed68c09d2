-- expect: layout_failed budget_exceeded
return { layout = function() for i = 1, 10, 0/0 do end for i = 0/0, 1 do end for i = 1, math.huge, math.huge do end for i = -math.huge, 0 do end end }
