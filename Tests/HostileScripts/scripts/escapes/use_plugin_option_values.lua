-- expect: nothing
-- file plugins/p.lua: local ui = require "tessellua" return ui.plugin { name = "p", version = "1", api_version = 1, options = { n = { type = "integer", min = 1, max = 5, default = 2 } }, build = function(o) o.n = nil return {} end }
local ui = require "tessellua"
for _, v in ipairs { 0/0, 1/0, -1/0, 1e300, 2.5, "3", {}, print, true, math.mininteger, ui.just(1) } do assert(not pcall(ui.use, "p", { n = v }), tostring(v)) end
assert(not pcall(ui.use, "p", { m = 1 }))
assert(not pcall(ui.use, "p", 5))
assert(not pcall(ui.use, "p", { [1] = 1 }))
assert(not pcall(ui.use, "p", setmetatable({}, { __index = function() error("x") end })) or true)
return {}
