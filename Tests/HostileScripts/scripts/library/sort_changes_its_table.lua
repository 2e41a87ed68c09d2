-- expect: nothing
local t = {}
for i = 1, 100 do t[i] = i end
table.sort(t, function(a, b)
  for i = 1, #t do t[i] = nil end
  for i = 1, 1000 do t[i] = i end
  return a < b
end)
return {}
