-- expect: nothing
for _, f in ipairs { rawlen, rawequal, rawget, rawset, setmetatable, getmetatable, ipairs, pairs, next, select, tonumber, tostring, type, assert, error, pcall, xpcall, load, require, print } do pcall(f) for _, v in ipairs { 1, "x", true, print, {}, coroutine.create(print), require "tessellua".just(1) } do pcall(f, v) pcall(f, v, v) pcall(f, v, v, v) end end
return {}
