-- expect: layout_failed memory_exceeded
return { layout = function() return string.pack("c2000000000", "x") end }
