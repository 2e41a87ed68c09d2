-- whole budget
-- expect: handler_failed runtime_error
-- expect: layout_failed type_error
local ui = require "tessellua"
return { layout = function() local function f(v) return ui.just(v):flat_map(f) end ui.just(1):flat_map(f):subscribe(function() end) end }
