-- expect: layout_failed type_error
local ui = require "tessellua"
local function look(v, name) local m = getmetatable(v) assert(type(m) ~= "table", name) assert(not pcall(setmetatable, v, {}) or type(v) == "table", name) end
for _, v in ipairs { "", print, coroutine.create(print), ui, ui.subject, string, _G, _ENV, true, 1, 1.5, ui.just(1), ui.bag(), ui.serial(), ui.keyed_bag(), ui.relay(1), ui.snapshot(), ui.section_snapshot() } do look(v, tostring(v)) end
look(nil, "nil")
return { configure = function(cell, model, env) look(cell, "cell") look(cell.bag, "bag") look(cell:events("tap"), "events") look(cell:on("tap", print), "on") if env then local m = getmetatable(env) assert(type(m) ~= "table", "env") end end,
layout = function(env) look(env, "env") look(env.traits, "traits") look(env.section, "section") look(env.section.items, "items") end }
