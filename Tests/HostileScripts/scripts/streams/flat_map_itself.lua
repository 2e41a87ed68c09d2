-- expect: not loaded: give it more with --max-steps
-- or: handler_failed runtime_error
local ui = require "tessellua"
local function again(x) return ui.just(x + 1):flat_map(again) end
ui.just(1):flat_map(again):subscribe(function() end)
return {}
