-- expect: nothing
for _, f in ipairs { utf8.len, utf8.codepoint, utf8.offset, utf8.codes } do for _, s in ipairs { "\xff", "\xed\xa0\x80", "\xf8\x88\x80\x80\x80", "\u{7FFFFFFF}", "" } do for _, i in ipairs { 0, 1, -1, math.mininteger, math.maxinteger } do pcall(f, s, i) pcall(f, s, i, i) pcall(f, s, i, -i, true) end end end
pcall(utf8.char, -1) pcall(utf8.char, math.maxinteger) pcall(utf8.char, 0x7FFFFFFF)
return {}
