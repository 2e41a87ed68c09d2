-- whole budget
-- expect: configure_failed budget_exceeded
return { configure = function(cell) for i = 1, 1e9 do cell:on("tap" .. i, "c" .. i, function() end) end end }
