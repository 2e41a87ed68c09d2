-- expect: layout_failed runtime_error
return { layout = function() for level = -1, 100 do pcall(error, "x", level) end error("x", math.maxinteger) end }
