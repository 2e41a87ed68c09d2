-- expect: measure_failed runtime_error
return { measure = function() error(print) end }
