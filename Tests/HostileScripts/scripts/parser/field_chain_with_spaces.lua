-- expect: nothing
for _, space in ipairs { " ", "\n", "--x\n", "--[[x]]", "\t", "\r\n" } do
  assert(not pcall(load, "local a return a" .. (space .. "." .. space .. "b"):rep(3000)))
end
return {}
