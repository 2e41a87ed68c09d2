-- expect: nothing
for _, numeral in ipairs { ("9"):rep(60000), "0x" .. ("f"):rep(60000), "1e" .. ("9"):rep(60000), "0x.p" .. ("1"):rep(300), "1" .. ("."):rep(300) } do
  load("return " .. numeral)
end
return {}
