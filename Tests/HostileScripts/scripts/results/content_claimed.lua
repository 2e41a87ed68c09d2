-- expect: nothing
return { configure = function(cell) cell.t = { n = 1 << 20 } cell.u = { n = 1 << 53 } end }
