-- expect: handler_failed runtime_error
local ui = require "tessellua"
coroutine.wrap(function() ui.just(1):subscribe(function() coroutine.yield() end) end)()
return {}
