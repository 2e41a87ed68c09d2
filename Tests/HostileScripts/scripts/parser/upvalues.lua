-- expect: nothing
local text = {}
for i = 1, 190 do text[#text + 1] = "local a" .. i .. " = " .. i end
text[#text + 1] = "return function() local b1 = 1 return function() return b1"
for i = 1, 190 do text[#text + 1] = "+ a" .. i end
text[#text + 1] = " end end"
assert(load(table.concat(text, " "))()()() == 1 + 190 * 191 // 2)
return {}
