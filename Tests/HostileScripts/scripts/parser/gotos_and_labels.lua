-- expect: nothing
local text = {}
for i = 1, 2500 do text[#text + 1] = "goto l" .. i .. " ::l" .. i .. "::" end
load(table.concat(text, " "))
assert(not load(("goto nowhere "):rep(4000)))
return {}
