-- expect: not loaded
local items = {}
for i = 1, 10000000 do items[i] = { kind = "hostile", id = i } end
return { items = items }
