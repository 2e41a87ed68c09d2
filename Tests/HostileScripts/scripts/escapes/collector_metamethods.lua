-- expect: nothing
for _, name in ipairs { "__gc", "__close", "__mode", "__concat", "__pairs" } do
  assert(not pcall(setmetatable, {}, { [name] = function() end }), name)
  local meta = {}
  local t = setmetatable({}, meta)
  meta[name] = function() error("must not run") end
  assert(pcall(function() for _ in pairs(t) do end end))
end
return {}
