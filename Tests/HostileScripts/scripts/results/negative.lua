-- expect: layout_failed type_error
return { layout = function() return { group = { group = "horizontal", width = -1, height = 1, subitems = { { width = 1, height = 1 } } } } end }
