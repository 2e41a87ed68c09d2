-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 10, height = 10, count = math.maxinteger, subitems = { { width = 1, height = 1 } } } } end }
