-- expect: nothing
local ui = require "tessellua"
local s = ui.from { 1, 2, 3 }
for _, time in ipairs { -1, 0 / 0, 1 / 0, -1 / 0, 1e308 } do
  for _, name in ipairs { "debounce", "throttle", "delay", "delay_subscription", "timeout" } do
    pcall(function() s[name](s, time):subscribe(function() end, function() end) end)
  end
  pcall(function() s:buffer(time, 2):subscribe(function() end) end)
  pcall(function() s:window(time, 2):subscribe(function() end) end)
  pcall(function() ui.timer(time):subscribe(function() end) end)
  pcall(function() ui.timer(1, time):take(3):subscribe(function() end) end)
  pcall(function() ui.interval(time):take(3):subscribe(function() end) end)
end
return {}
