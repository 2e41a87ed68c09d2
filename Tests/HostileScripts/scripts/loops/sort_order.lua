-- expect: layout_failed budget_exceeded
return { layout = function() table.sort({ 1, 2, 3 }, function() while true do end end) end }
