-- expect: nothing
for _, name in ipairs { "../screen", "..screen", "/etc/passwd", ".hidden", "a..b", "", ".", "..", "a/b", "a\0b", ("x"):rep(100000), "socket.core", "lpeg", "a.", "\n", "%2e%2e" } do
  assert(not pcall(require, name), name)
end
assert(not pcall(require))
assert(not pcall(require, {}))
return {}
