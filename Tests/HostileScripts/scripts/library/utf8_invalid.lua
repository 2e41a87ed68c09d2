-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local s = ("\x80"):rep(1000000)
    while true do utf8.len(s, 1, -1, true) pcall(function() for _ in utf8.codes(s) do end end) end
  end,
}
