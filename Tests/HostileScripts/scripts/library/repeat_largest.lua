-- expect: layout_failed memory_exceeded
return { layout = function() return ("ab"):rep(math.maxinteger, "c") end }
