-- expect: layout_failed runtime_error
local function deeper() return coroutine.wrap(deeper)() end
return { layout = function() return deeper() end }
