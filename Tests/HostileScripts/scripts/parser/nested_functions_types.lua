-- expect: not loaded: the text is larger than the limit of a script
for _, p in ipairs { { "(", ")" }, { "{", "}" }, { "function() return ", " end" }, { "a[", "]" }, { "-", "" }, { "not ", "" }, { "2^", "1" }, { "'a'..", "'b'" }, { "{{", "}}" }, { "f{", "}" }, { "~", "" }, { "#", "" } } do for _, n in ipairs { 150, 199, 250, 5000, 20000 } do load("return " .. p[1]:rep(n) .. "1" .. p[2]:rep(n)) load("local x = " .. p[1]:rep(n)) end end
for _, p in ipairs { { "do ", " end" }, { "while x do ", " end" }, { "if x then ", " end" }, { "repeat ", " until x" }, { "for i=1,2 do ", " end" }, { "if x then else", " end" }, { "goto a ::a:: do ", " end" } } do for _, n in ipairs { 150, 250, 5000 } do load(p[1]:rep(n) .. p[2]:rep(n)) load(p[1]:rep(n)) end end
return {}
