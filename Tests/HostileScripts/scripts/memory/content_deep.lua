-- expect: configure_failed type_error
return { configure = function(cell) local t = {} for i = 1, 3000 do t = { t } end cell.t = t end }
