-- whole budget
-- expect: layout_failed memory_exceeded
return { layout = function() local t = {} while true do t[#t + 1] = ("x"):rep(100000) .. #t end end }
