-- expect: not loaded: the script
local ui = require "tessellua"
local subject = ui.subject()
while true do subject:subscribe(function() end) end
