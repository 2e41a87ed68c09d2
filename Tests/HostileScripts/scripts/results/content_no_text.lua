-- expect: configure_failed type_error
return { configure = function(cell) cell.s = "\xff\xfe" end }
