-- expect: measure_failed type_error
return { measure = function() return "large" end }
