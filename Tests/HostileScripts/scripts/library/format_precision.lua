-- expect: layout_failed runtime_error
return { layout = function() return ("%.9999f"):format(1) end }
