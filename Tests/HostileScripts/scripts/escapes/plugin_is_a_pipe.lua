-- file plugins/other.lua: return 1
-- pipe plugins/silent.lua:
-- expect: not loaded: is no ordinary file
local ui = require "tessellua"
return { section = ui.use("silent", {}) }
