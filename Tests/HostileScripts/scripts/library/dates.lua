-- expect: not loaded: give it more with --max-steps
for _, v in ipairs { math.maxinteger, math.mininteger, 1e18 // 1 | 0, -1, 253402300800, -62135596801 } do pcall(os.date, "*t", v) pcall(os.date, "!%c", v) pcall(os.date, "%Ec", v) pcall(os.date, "%", v) pcall(os.date, ("%c"):rep(100000), v) pcall(os.time, { year = v, month = v, day = v }) pcall(os.time, { year = 2020, month = 1, day = 1, hour = v, min = v, sec = v, isdst = 5 }) end
pcall(os.time, setmetatable({}, { __index = function() return math.maxinteger end }))
pcall(os.time, { year = "2020", month = "x" }) pcall(os.date, "*t", 0/0) pcall(os.date, 5, 5) pcall(os.date, "\xff%\xff")
return {}
