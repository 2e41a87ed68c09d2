-- events: {"at":1,"send":{"input":"subject","value":1}}
-- expect: handler_failed budget_exceeded
local ui = require "tessellua"
local subject = ui.subject()
subject:subscribe(function(x) subject:send(x + 1) end)
return { inputs = { subject = subject } }
