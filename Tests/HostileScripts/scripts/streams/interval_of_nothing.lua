-- events: {"at":1000}
-- expect: nothing
local ui = require "tessellua"
ui.interval(0):subscribe(function() end)
return {}
