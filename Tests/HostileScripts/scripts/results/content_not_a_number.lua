-- expect: configure_failed type_error
return { configure = function(cell) cell.n = 0 / 0 end }
