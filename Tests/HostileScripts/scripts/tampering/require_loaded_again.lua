-- expect: nothing
local ui = require "tessellua"
assert(require "tessellua" == ui)
assert(not pcall(rawset, ui, "require", 1) or true)
return {}
