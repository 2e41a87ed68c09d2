-- expect: measure_failed type_error
return { measure = function() return { width = -1, height = -1 } end }
