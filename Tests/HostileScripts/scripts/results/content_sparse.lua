-- expect: configure_failed type_error
return { configure = function(cell) cell.t = { [1] = 1, [1 << 53] = 2 } end }
