-- whole budget
-- expect: not loaded: give it more with --max-steps
return { screen = function(s) for i = 1, 200000 do s.sections["k" .. (200000 - i)] = { layout = function() end } end end }
