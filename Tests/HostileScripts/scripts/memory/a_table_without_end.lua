-- whole budget
-- expect: layout_failed memory_exceeded
return { layout = function() local t = {} for i = 1, math.huge do t[i] = true end end }
