-- expect: stream_failed budget_exceeded
local ui = require "tessellua"
return { outputs = { endless = ui.just(1):map(function() while true do end end) } }
