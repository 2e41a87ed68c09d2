-- whole budget
-- expect: configure_failed memory_exceeded
local kept = {}
local items = {}
for i = 1, 20 do items[i] = { kind = "hostile", id = i } end
return {
  items = items,
  configure = function() for _ = 1, 60 do kept[#kept + 1] = ("x"):rep(100000) .. #kept end end,
}
