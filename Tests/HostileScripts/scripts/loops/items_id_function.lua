-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
return { items = ui.items("hostile", { {} }, function() while true do end end) }
