-- whole budget
-- expect: layout_failed budget_exceeded
return { layout = function() coroutine.wrap(function() for i = 1, 100000 do end local a = ("\0"):rep(2000000) local b = a .. "x" while true do local _ = a < b end end)() end }
