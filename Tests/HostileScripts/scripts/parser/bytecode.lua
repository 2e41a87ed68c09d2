-- expect: nothing
local f, message = load("\27Lua\x54\0\x19\x93\r\n\x1a\n\4\8\8xV")
assert(f == nil and type(message) == "string")
assert(not load("\27LuaS"))
local given
assert(not load(function() if not given then given = true return "\27Lua" end end))
assert(not string.dump)
return {}
