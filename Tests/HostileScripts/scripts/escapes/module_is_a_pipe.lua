-- pipe silent.lua:
-- expect: not loaded: is no ordinary file
return require "silent"
