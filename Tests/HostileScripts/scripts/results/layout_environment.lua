-- expect: layout_failed type_error
return { layout = function(env) return env end }
