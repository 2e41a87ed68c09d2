-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { [("x"):rep(10000000)] = 1 } end }
