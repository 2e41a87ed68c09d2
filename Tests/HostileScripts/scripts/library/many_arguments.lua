-- expect: layout_failed budget_exceeded
local function forever(...)
  while true do select("#", ...) end
end
return { layout = function() local t = {} for i = 1, 100000 do t[i] = i end forever(table.unpack(t)) end }
