-- expect: not loaded: give it more with --max-steps
-- file plugins/spin.lua: while true do end
local ui = require "tessellua"
return { section = ui.use("spin", {}) }
