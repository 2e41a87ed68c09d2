-- expect: configure_failed type_error
return { configure = function(cell) local t = {} t.t = t cell.t = t end }
