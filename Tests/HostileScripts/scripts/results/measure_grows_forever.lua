-- expect: nothing
local n = 0
return { measure = function() n = n + 1 return { width = 1, height = n * 1000 } end }
