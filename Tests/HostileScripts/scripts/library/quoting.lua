-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local s = ("\0"):rep(100000)
    while true do local _ = ("%q"):format(s) end
  end,
}
