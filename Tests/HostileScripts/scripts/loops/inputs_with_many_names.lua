-- whole budget
-- expect: nothing
-- or: not loaded: give it more with --max-steps
local ui = require "tessellua"
local r = ui.relay(1)
local inputs = {} for i = 1, 50000 do inputs["k" .. i] = r end
return { inputs = inputs }
