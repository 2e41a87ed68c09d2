-- expect: layout_failed type_error
return { layout = function() end }
