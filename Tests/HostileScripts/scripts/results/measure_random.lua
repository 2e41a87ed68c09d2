-- expect: nothing
return { measure = function() return { height = math.random(1, 1000) } end }
