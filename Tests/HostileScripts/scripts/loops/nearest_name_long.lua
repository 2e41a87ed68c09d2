-- expect: layout_failed budget_exceeded
local ui = require "tessellua"
return { layout = function() local n = ("g"):rep(1000000) while true do pcall(ui.section, { [n] = 1 }) pcall(function() return ui[n] end) pcall(require, n) end end }
