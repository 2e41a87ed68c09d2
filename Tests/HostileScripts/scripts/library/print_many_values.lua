-- expect: layout_failed budget_exceeded
return { layout = function() local t = {} for i = 1, 100000 do t[i] = {} end while true do print(table.unpack(t)) end end }
