-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() local g = { width = 1, height = 1 } for i = 1, 5000 do g = { group = i % 2 == 0 and "horizontal" or "vertical", width = ui.fractional_width(1), height = ui.fractional_height(1), subitems = { g } } end return { group = g } end }
