-- expect: not loaded
return { screen = function(screen) screen.sections = 5 screen.cells = print end }
