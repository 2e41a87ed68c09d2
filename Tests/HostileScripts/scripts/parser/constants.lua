-- expect: nothing
local text = { "return {" }
for i = 1, 9000 do text[#text + 1] = i .. ".5," end
text[#text + 1] = "}"
assert(#load(table.concat(text))() == 9000)
return {}
