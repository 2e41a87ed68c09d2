-- file shared.lua: return { list = { 1, 2 } }
-- expect: nothing
local one, two = require "shared", require "shared"
assert(one == two)
return {}
