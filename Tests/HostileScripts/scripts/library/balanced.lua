-- expect: layout_failed budget_exceeded
return { layout = function() return ("("):rep(300000):gsub("%b()", "") end }
