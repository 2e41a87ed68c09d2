-- whole budget
-- expect: layout_failed budget_exceeded
return { layout = function() local a = ("\0"):rep(2000000) local b = a .. "x" for i = 1, 100000 do end while true do local _ = a < b end end }
