-- link zero.lua: /dev/zero
-- expect: not loaded: leads out of its folder
return require "zero"
