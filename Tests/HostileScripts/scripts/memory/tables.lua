-- whole budget
-- expect: layout_failed memory_exceeded
return { layout = function() local t = {} while true do t[#t + 1] = { 1, 2, 3, 4, 5, 6, 7, 8 } end end }
