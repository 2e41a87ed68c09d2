-- expect: nothing
local ui = require "tessellua"
for _, n in ipairs { "../x", "/etc/passwd", "", ".", "a/b", "a.b", "x\0y", ("x"):rep(1e6), "\xff" } do assert(not pcall(ui.use, n, {})) end
for _, n in ipairs { 1, true, {}, print } do assert(not pcall(ui.use, n, {})) end
assert(not pcall(ui.use))
return {}
