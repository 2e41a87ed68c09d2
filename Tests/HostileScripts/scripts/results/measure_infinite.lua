-- expect: measure_failed type_error
return { measure = function() return { width = 1 / 0, height = -1 / 0 } end }
