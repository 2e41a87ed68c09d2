-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
local relay = ui.relay(0)
relay:subscribe(function(x) relay:accept(x + 1) end)
return {}
