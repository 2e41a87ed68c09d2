-- expect: not loaded: give it more with --max-steps
-- or: handler_failed runtime_error
local ui = require "tessellua"
local stream
stream = ui.deferred(function() return stream end)
stream:subscribe(function() end)
return {}
