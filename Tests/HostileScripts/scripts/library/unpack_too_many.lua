-- expect: layout_failed runtime_error
return { layout = function() return table.unpack({}, 1, 1e8) end }
