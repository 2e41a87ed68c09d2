-- expect: configure_failed budget_exceeded
return { configure = function() while true do end end }
