-- expect: layout_failed type_error
return { layout = function() return { group = { group = "horizontal", width = 1e308, height = 1e308, subitems = { { width = 1e308, height = 1 } } } } end }
