-- expect: not loaded: give it more with --max-steps
local ui = require "tessellua"
return { items = ui.items("hostile", { {} }, function() while true do end end) }
