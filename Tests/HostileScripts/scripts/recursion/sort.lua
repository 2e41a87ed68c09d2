-- expect: layout_failed runtime_error
local function deeper() table.sort({ 2, 1 }, deeper) return true end
return { layout = function() return deeper() end }
