-- expect: nothing
local f = load("function a" .. (".b"):rep(590) .. "() end")
if f then assert(not pcall(f)) end
return {}
