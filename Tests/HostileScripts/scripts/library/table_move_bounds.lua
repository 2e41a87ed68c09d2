-- expect: layout_failed budget_exceeded
return { layout = function() pcall(table.move, {}, 1, math.maxinteger, 2) pcall(table.move, {}, math.mininteger, math.maxinteger, 0) pcall(table.move, {}, math.mininteger, -1, 1) pcall(table.move, {}, 1, 2, math.maxinteger) table.move({}, 1, math.maxinteger - 1, 1) end }
