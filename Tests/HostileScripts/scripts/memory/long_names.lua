-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { [("x"):rep(4000000)] = 1 } end }
