-- expect: nothing
local text = "return 'x'" .. (" .. 'x'"):rep(180)
assert(#load(text)() == 181)
return {}
