-- expect: layout_failed runtime_error
return { layout = function() error(nil) end }
