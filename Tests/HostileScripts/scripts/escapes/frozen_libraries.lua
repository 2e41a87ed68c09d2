-- expect: nothing
for _, library in ipairs { string, table, math, utf8, coroutine, os, _G, require "tessellua" } do
  assert(not pcall(function() library.upper = print end))
  assert(not pcall(function() library.item = print end))
  assert(not pcall(rawset, library, "new", 1) or rawget(library, "new") == 1)
  assert(not pcall(setmetatable, library, {}))
  assert(type(getmetatable(library)) ~= "table")
end
assert(("x"):upper() == "X")
return {}
