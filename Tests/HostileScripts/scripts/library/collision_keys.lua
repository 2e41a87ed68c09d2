-- expect: layout_failed budget_exceeded
return { layout = function() local t = {} for i = 1, 200000 do t[i * 2^53] = i t[i * (1 << 44)] = i end local n = 0 while true do for i = 1, 1000 do n = n + (t[i * (1 << 44)] or 0) end end end }
