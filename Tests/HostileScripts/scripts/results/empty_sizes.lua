-- expect: no_room_for_group
local ui = require "tessellua"
return { layout = function() return ui.section { group = ui.horizontal_group { width = 0, height = 0, subitems = { { width = 0, height = 0 } } } } end }
