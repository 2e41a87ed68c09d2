-- expect: not loaded: there is no module "a"
-- link a.lua: b.lua
-- link b.lua: a.lua
return require "a"
