-- whole budget
-- expect: not loaded: the script
-- file plugins/p.lua: local ui = require "tessellua" local o = {} for i = 1, 20000 do o["k" .. i] = { type = "integer", default = 1 } end return ui.plugin { name = "p", version = "1", api_version = 1, options = o, build = function() return { layout = function() end } end }
local ui = require "tessellua"
for i = 1, 1000 do ui.use("p", {}) end
return {}
