-- expect: nothing
assert(not load("return " .. ("{"):rep(60000)))
assert(not load("return " .. ("{"):rep(30000) .. ("}"):rep(30000)))
return {}
