-- expect: layout_failed budget_exceeded
return { layout = function() return table.concat({}, ",", 1, 1e18) end }
