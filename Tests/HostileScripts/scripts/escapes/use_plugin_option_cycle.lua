-- expect: not loaded: options.l.of.of.of.of: expected a value that is not nested t
-- file plugins/p.lua: local ui = require "tessellua" local l = { type = "list" } l.of = l return ui.plugin { name = "p", version = "1", api_version = 1, options = { l = l }, build = function() return {} end }
local ui = require "tessellua"
return { section = ui.use("p", { l = { { { { 1 } } } } }) }
