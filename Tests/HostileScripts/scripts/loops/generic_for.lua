-- expect: layout_failed budget_exceeded
return { layout = function() for _ in function() return 1 end do end end }
