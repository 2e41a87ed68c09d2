-- expect: configure_failed type_error
return { configure = function(cell) cell.f = print end }
