-- expect: layout_failed budget_exceeded
return { layout = function() return ("x"):rep(20000):find("(.+)(.-)%2%1y") end }
