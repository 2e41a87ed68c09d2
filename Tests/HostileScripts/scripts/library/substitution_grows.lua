-- whole budget
-- expect: layout_failed memory_exceeded
return { layout = function() return ("x"):rep(100000):gsub("x", ("y"):rep(100000)) end }
