-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
local relay = ui.relay(0)
relay:subscribe(function(x) relay:accept(x + 1) end)
return {}
