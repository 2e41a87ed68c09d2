-- expect: nothing
local ui = require "tessellua"
local objects = { ui.subject(), ui.relay(1), ui.bag(), ui.serial(), ui.keyed_bag(), ui.snapshot(), ui.just(1), ui.just(1):subscribe(function() end) }
local names = { "send", "accept", "subscribe", "map", "dispose", "add", "set", "clear", "append_items", "complete", "fail" }
for _, a in ipairs(objects) do
  for _, name in ipairs(names) do
    local ok, method = pcall(function() return a[name] end)
    if ok and method then
      for _, b in ipairs { 1, "x", {}, print, coroutine.create(print), objects[1], objects[3], objects[6] } do
        if b ~= objects[3] then pcall(method, b) pcall(method) pcall(method, b, b, b) end
      end
    end
  end
end
return {}
