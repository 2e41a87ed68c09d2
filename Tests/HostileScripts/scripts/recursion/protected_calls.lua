-- expect: layout_failed budget_exceeded
local function deeper() return pcall(deeper) end
return { layout = function() while true do deeper() end end }
