-- expect: configure_failed runtime_error
-- expect: layout_failed type_error
local ui = require "tessellua"
local m = setmetatable({}, { __name = ("x"):rep(1000000) .. "\27[31m\0" })
return { layout = function() return ui.section(m) end, configure = function(c) c.x = m + 1 end }
