-- expect: layout_failed budget_exceeded
return { layout = function() return ("abc"):gsub(".", function() while true do end end) end }
