-- expect: not loaded: the libraries cannot be changed
local ui = require "tessellua"
ui.item = function() return nil end
return {}
