-- whole budget
-- expect: layout_failed budget_exceeded
return { layout = function() local t = {} for i = 1, 200000 do t["k" .. i] = i end while true do for k in pairs(t) do break end end end }
