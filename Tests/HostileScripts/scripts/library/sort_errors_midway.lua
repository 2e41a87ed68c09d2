-- expect: layout_failed type_error
return { layout = function() local t = {} for i = 1, 1000 do t[i] = i end local n = 0 pcall(table.sort, t, function(a, b) n = n + 1 if n > 500 then error("x") end return a > b end) assert(#t == 1000) local s = 0 for i = 1, 1000 do s = s + t[i] end assert(s == 500500) end }
