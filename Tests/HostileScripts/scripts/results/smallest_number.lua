-- expect: nothing
return { layout = function() return { group = { group = "horizontal", width = 5e-324, height = 5e-324, subitems = { { width = 5e-324, height = 5e-324 } } } } end }
