-- whole budget
-- expect: nothing
local items = {} for i = 1, 30000 do items[i] = { kind = "hostile", id = i } end
return { items = items, measure = function() return { width = 0, height = 0 } end }
