-- expect: layout_failed runtime_error
local names = { "@/etc/passwd", "=x", "x", ("n"):rep(1000000), "@around/screen.lua", "\n\n", "\xff\xfe", "=[C]", "@" .. ("deep/"):rep(10000) }
return {
  layout = function()
    for _, name in ipairs(names) do pcall(load("error('x')", name)) end
    load("error('\\xff\\xfe\\0')", ("\xff"):rep(1000000))()
  end,
}
