-- expect: nothing
for _, f in pairs(math) do if type(f) == "function" then for _, v in ipairs { 0/0, 1/0, -1/0, math.maxinteger, math.mininteger, -0.0, "0x10", "x", {}, print } do pcall(f, v) pcall(f, v, v) pcall(f, v, 0) end end end
pcall(function() return 1 // 0 end) pcall(function() return 1 % 0 end) assert(math.mininteger // -1 == math.mininteger) assert(math.mininteger % -1 == 0)
return {}
