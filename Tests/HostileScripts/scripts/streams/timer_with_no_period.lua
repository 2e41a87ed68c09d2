-- events: {"at":1000}
-- expect: nothing
local ui = require "tessellua"
ui.timer(0, 0):subscribe(function() end)
return {}
