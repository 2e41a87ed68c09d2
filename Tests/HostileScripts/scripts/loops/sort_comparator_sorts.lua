-- expect: layout_failed runtime_error
local function f(a, b) local t = { 3, 1, 2 } table.sort(t, f) return a < b end
return { layout = function() local t = { 5, 4, 3, 2, 1 } table.sort(t, f) end }
