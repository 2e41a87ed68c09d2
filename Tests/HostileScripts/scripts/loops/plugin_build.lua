-- expect: not loaded: give it more with --max-steps
-- file plugins/spin.lua: local ui = require "tessellua" return ui.plugin { name = "spin", version = "1", api_version = 1, options = {}, build = function() while true do end end }
local ui = require "tessellua"
return { section = ui.use("spin", {}) }
