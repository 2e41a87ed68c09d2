-- expect: layout_failed runtime_error
return { layout = function() error({ code = 1 }) end }
