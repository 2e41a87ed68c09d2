-- expect: nothing
local ui = require "tessellua"
local items = {} for i = 1, 5000 do items[i] = { kind = "hostile", id = i } end
return { items = items, layout = function() local s = {} for i = 1, 20000 do s[i] = { width = i, height = 1 } end return { group = { group = "vertical", width = 100, height = 1e9, subitems = s } } end }
