-- expect: not loaded: the script
local ui = require "tessellua"
local t = {}
while true do t[#t + 1] = ui.behavior(1) end
