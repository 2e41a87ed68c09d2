-- expect: nothing
for _, s in ipairs { "[" .. ("="):rep(60000) .. "[", "--[" .. ("="):rep(60000) .. "[x", "[==[", "--[[", "[=", "'\\z", "'\\u{", "'\\u{7FFFFFFFFFF}'", "'\\x", "'\\999'", "0x", "0x.p", "1e", "3..2", "...", "a.b:c", "::", "goto", "<const>", "local x <close", "local x <foo> = 1", "return return", "@", "$", "`", "\0", "\xff", "\xef\xbb\xbf\xef\xbb\xbf" } do load(s) load("return " .. s) load("x = " .. s .. " y") end
return {}
