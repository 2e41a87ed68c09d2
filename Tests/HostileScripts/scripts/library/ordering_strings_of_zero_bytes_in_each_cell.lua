-- expect: configure_failed budget_exceeded
local items = {} for i = 1, 30 do items[i] = { kind = "hostile", id = i } end
local a = ("\0"):rep(2000000)
local b = a .. "x"
return { items = items, configure = function(c) while true do local _ = a < b end end }
