-- expect: layout_failed budget_exceeded
local function forever()
  while true do pcall(function() while true do end end) end
end
return { layout = function() while true do pcall(forever) end end }
