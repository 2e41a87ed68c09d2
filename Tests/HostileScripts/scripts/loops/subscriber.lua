-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
ui.just(1):subscribe(function() while true do end end)
return {}
