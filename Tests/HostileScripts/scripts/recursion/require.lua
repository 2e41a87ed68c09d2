-- file one.lua: return require "two"
-- file two.lua: return require "one"
-- expect: not loaded: require goes in a circle
return require "one"
