-- expect: layout_failed budget_exceeded
return { layout = function() return load("while true do end")() end }
