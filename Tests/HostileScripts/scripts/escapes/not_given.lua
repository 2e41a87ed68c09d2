-- expect: nothing
for _, name in ipairs { "io", "debug", "package", "dofile", "loadfile", "collectgarbage", "newproxy", "unpack", "setfenv", "getfenv", "loadstring", "module", "warn", "jit", "ffi", "arg" } do
  assert(_G[name] == nil, name)
end
for name in pairs(os) do assert(name == "time" or name == "date" or name == "clock", name) end
assert(os.execute == nil and os.getenv == nil and os.remove == nil and os.exit == nil and os.tmpname == nil)
assert(string.dump == nil)
return {}
