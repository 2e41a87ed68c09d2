-- file endless.lua: while true do end
-- expect: layout_failed budget_exceeded
return { layout = function() while true do pcall(require, "endless") end end }
