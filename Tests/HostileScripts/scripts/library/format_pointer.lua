-- expect: nothing
local ok, text = pcall(string.format, "%p", {})
assert(not ok or not text:find("0x%x%x%x%x"), text)
return {}
