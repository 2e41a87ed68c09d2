-- expect: layout_failed budget_exceeded
return {
  layout = function()
    while true do ("x"):rep(100000):upper():lower():reverse() end
  end,
}
