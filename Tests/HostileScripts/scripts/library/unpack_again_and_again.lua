-- expect: layout_failed budget_exceeded
return { layout = function() while true do table.unpack({}, 1, 100000) end end }
