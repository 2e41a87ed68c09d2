-- expect: nothing
local ui = require "tessellua"
local one = ui.just(1)
for _, wrong in ipairs { 5, "x", {}, true, print, coroutine.create(print) } do
  for _, name in ipairs { "flat_map", "flat_map_latest", "flat_map_first", "concat_map" } do
    one[name](one, function() return wrong end):subscribe(nil, function() end)
  end
  ui.deferred(function() return wrong end):subscribe(nil, function() end)
  ui.fail("x"):catch(function() return wrong end):subscribe(nil, function() end)
end
return {}
