-- expect: nothing
assert(not load("return " .. ("not "):rep(15000) .. "1"))
assert(not load("return " .. ("- "):rep(30000) .. "1"))
assert(not load("return " .. ("2^"):rep(30000) .. "1"))
assert(not load("return " .. ("'a'.."):rep(10000) .. "1"))
load("return " .. ("1+"):rep(30000) .. "1")
return {}
