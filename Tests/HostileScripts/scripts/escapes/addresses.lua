-- expect: nothing
local ui = require "tessellua"
for _, value in ipairs { {}, print, function() end, coroutine.create(print), ui.subject() } do
  assert(not tostring(value):find("0x%x+") and not tostring(value):find("%x%x%x%x%x%x"))
  local ok, text = pcall(string.format, "%p", value)
  assert(not ok or not text:find("%x%x%x%x%x%x"), text)
  pcall(error, value)
end
return {}
