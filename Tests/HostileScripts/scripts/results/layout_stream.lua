-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.just(1) end }
