-- expect: handler_failed runtime_error
local ui = require "tessellua"
local subject = ui.behavior(1)
local function more() subject:subscribe(more) end
more()
return {}
