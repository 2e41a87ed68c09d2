-- events: {"at":1,"event":{"name":"tap","item":"hostile:1"}}
-- expect: handler_failed budget_exceeded
return { configure = function(cell) cell:on("tap", function() while true do end end) end }
