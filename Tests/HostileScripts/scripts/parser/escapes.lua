-- expect: nothing
assert(not load("return '\\u{7FFFFFFFFFFFFFFF}'"))
assert(not load("return '\\999'"))
assert(not load("return '\\xZZ'"))
assert(not load("return '\\u{" .. ("0"):rep(60000)))
assert(load("return '\\z" .. (" "):rep(60000) .. "x'")() == "x")
return {}
