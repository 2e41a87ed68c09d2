-- whole budget
-- expect: nothing
local items = {}
for i = 1, 100000 do items[i] = { kind = "hostile", id = i } end
return { items = items }
