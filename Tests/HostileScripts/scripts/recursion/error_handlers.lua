-- expect: layout_failed budget_exceeded
local function deeper() return xpcall(error, deeper) end
return { layout = function() while true do deeper() end end }
