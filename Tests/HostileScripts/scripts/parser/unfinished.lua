-- expect: nothing
for _, text in ipairs { "return '", "return [[", "return [==[ ]=]", "--[[", "return \"\\", "return {", "f(", "for i = 1", "local function", "return 1 +", "::a", "goto", "\0", "\xff\xfe", "\27Lua", "#!x", "#" } do
  load(text)
end
return {}
