-- expect: layout_failed runtime_error
return { layout = function() return ("%99999d"):format(1) end }
