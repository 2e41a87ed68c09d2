-- whole budget
-- expect: nothing
local ui = require "tessellua"
local subject = ui.subject()
local n = 0
subject:subscribe(function() n = n + 1 if n < 100000 then subject:send(n) end end)
subject:send(1)
return {}
