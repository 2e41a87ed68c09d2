-- expect: layout_failed type_error
return { layout = function() local g = { group = "horizontal", width = 1, height = 1 } g.subitems = { g } return { group = g } end }
