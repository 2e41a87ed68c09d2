-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 0 / 0, height = 1, subitems = { { width = 1, height = 1 } } } } end }
