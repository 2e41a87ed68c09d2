-- expect: measure_failed type_error
return { measure = function() return { width = 0 / 0, height = 0 / 0 } end }
