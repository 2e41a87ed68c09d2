-- file shared.lua: local t = { words = { "a" } } return t
-- expect: nothing
local shared = require "shared"
shared.words = nil
setmetatable(shared, { __index = function() error("broken") end })
return {}
