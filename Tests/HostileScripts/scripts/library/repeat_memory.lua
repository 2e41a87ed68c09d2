-- expect: layout_failed memory_exceeded
return { layout = function() return ("a"):rep(1e9) end }
