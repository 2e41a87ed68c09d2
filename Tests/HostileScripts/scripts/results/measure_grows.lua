-- expect: nothing
local height = 0
return { measure = function() height = height + 1 return { height = height } end }
