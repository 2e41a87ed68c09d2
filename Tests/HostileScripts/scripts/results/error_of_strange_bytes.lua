-- expect: layout_failed runtime_error
return { layout = function() error("\xff\xfe\0\27[31m\r\n\"", 0) end }
