-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local s = ("\u{20AC}"):rep(100000)
    while true do utf8.codepoint(s, 1, 90000) utf8.len(s) utf8.offset(s, 90000) end
  end,
}
