-- sparse large.lua: 100000000000
-- expect: not loaded: is larger than 16 MB
return require "large"
