-- whole budget
-- expect: layout_failed budget_exceeded
local t = {} for i = 1, 100 do t[i] = ("\0"):rep(300000) .. i end
return { layout = function() while true do table.sort(t) table.sort(t, function(a, b) return a < b end) end end }
