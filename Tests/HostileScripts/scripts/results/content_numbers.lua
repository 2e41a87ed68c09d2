-- expect: nothing
return { configure = function(cell) cell.n = { math.maxinteger, math.mininteger, -0.0, 5e-324, 1.7976931348623157e308, 1e21, 0.1 } end }
