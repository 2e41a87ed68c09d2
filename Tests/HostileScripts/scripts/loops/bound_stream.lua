-- expect: configure_failed budget_exceeded
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
return { configure = function(cell) cell:bind(ui.just(1), function() while true do end end) end }
