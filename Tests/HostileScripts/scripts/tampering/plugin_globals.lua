-- expect: not loaded: assigning the global "shared": scripts have no globals of th
-- file plugins/p.lua: local ui = require "tessellua" shared = 1 return ui.plugin { name = "p", version = "1", api_version = 1, options = {}, build = function(o) return {} end }
local ui = require "tessellua"
return { section = ui.use("p", {}) }
