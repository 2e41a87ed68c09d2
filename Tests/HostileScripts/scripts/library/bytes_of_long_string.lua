-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local s = ("x"):rep(100000)
    while true do s:byte(1, 100000) end
  end,
}
