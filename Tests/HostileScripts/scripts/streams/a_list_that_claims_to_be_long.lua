-- expect: not loaded: give it more with --max-steps
-- or: not loaded: give it more with --max-memory
local ui = require "tessellua"
for n = 1, 24 do pcall(ui.from, { n = 1 << n }) end
pcall(ui.from, { n = 1 << 53 })
return {}
