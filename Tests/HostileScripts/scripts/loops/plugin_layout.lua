-- expect: layout_failed budget_exceeded
-- file plugins/spin.lua: local ui = require "tessellua" return ui.plugin { name = "spin", version = "1", api_version = 1, options = {}, build = function() return { layout = function() while true do end end } end }
local ui = require "tessellua"
return { section = ui.use("spin", {}) }
