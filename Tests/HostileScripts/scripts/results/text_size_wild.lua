-- expect: measure_failed type_error
local ui = require "tessellua"
return { measure = function() for _, s in ipairs { 1e308, 5e-324, 0, -1 } do pcall(ui.text_size, "abc", { size = s }) pcall(ui.text_size, "abc", { size = 17, width = s, lines = math.maxinteger }) pcall(ui.text_size, "abc", { size = 17, width = s, lines = s }) end
 return ui.text_size(("word "):rep(100000), { width = 1e-300 }) end }
