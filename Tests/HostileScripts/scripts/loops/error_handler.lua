-- expect: layout_failed budget_exceeded
return { layout = function() xpcall(error, function() while true do end end) end }
