-- whole budget
-- expect: handler_failed runtime_error
-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() local r = {} for i = 1, 20000 do r[i] = ui.publish_relay() end for i = 1, 19999 do r[i]:subscribe(function(v) r[i + 1]:accept(v) end) end r[1]:accept(1) end }
