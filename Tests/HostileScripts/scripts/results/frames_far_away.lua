-- expect: nothing
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.custom_group { width = 10, height = 10, frames = { { -1e12, -1e12, 1e12, 1e12 }, { 1e12, 1e12, 0, 0 } } } } end }
