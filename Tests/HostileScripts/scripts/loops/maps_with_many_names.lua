-- whole budget
-- expect: not loaded: give it more with --max-steps
return { screen = function(s) for i = 1, 200000 do s.cells["k" .. i] = { configure = function() end } end end }
