-- expect: invalid_snapshot type_error
local ui = require "tessellua"
return { snapshot = function(sections) return ui.from { ui.snapshot(sections), 5 } end }
