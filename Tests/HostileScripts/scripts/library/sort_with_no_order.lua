-- expect: nothing
local t = {}
for i = 1, 1000 do t[i] = i end
table.sort(t, function() return true end)
table.sort(t, function(a, b) return a ~= b end)
assert(#t == 1000)
local n = 0
pcall(table.sort, t, function() n = n + 1 if n > 100 then error("enough") end return n % 2 == 0 end)
return {}
