-- expect: layout_failed runtime_error
return { layout = function() error("around/screen.lua:1: error: made up\nhint: nothing", 0) end }
