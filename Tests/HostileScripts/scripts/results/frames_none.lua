-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.custom_group { width = 10, height = 10, frames = {} } } end }
