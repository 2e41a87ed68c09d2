-- expect: layout_failed budget_exceeded
return { layout = function() repeat until false end }
