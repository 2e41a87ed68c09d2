-- expect: layout_failed budget_exceeded
return { layout = function() local function f(n) if n == 0 then while true do pcall(error, "x") xpcall(error, function(e) return e end, "y") end end return 1 + f(n - 1) end f(150000) end }
