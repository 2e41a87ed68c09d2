-- expect: layout_failed runtime_error
local function deeper() return (("x"):gsub("x", deeper)) end
return { layout = function() return deeper() end }
