-- expect: layout_failed budget_exceeded
local text = "local text, load = ... return load(text)(text, load)"
return { layout = function() return 1 + load("local text, load = ... return 1 + load(text)(text, load)")(text, load) end }
