-- expect: nothing
local ui = require "tessellua"
for _, object in ipairs { ui.subject(), ui.relay(1), ui.bag(), ui.snapshot(), ui.just(1), ui.just(1):subscribe(print) } do
  assert(type(getmetatable(object)) ~= "table")
  assert(not pcall(setmetatable, object, {}))
  assert(not pcall(function() object.send = print end))
  assert(not pcall(rawset, object, "x", 1))
  assert(not pcall(next, object))
  assert(not tostring(object):find("0x"))
end
return {}
