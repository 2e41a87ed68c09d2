-- whole budget
-- expect: layout_failed runtime_error
local function deeper(n) return 1 + deeper(n + 1) end
return { layout = function() return deeper(1) end }
