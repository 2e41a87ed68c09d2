-- whole budget
-- expect: nothing
-- or: not loaded: give it more with --max-steps
local ui = require "tessellua"
local r = ui.just(1)
local o = {} for i = 1, 50000 do o["k" .. i] = r end
return { outputs = o }
