-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 100, height = 10, count = 1 << 53, subitems = { { width = 10, height = 10 } } } } end }
