-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local a, b = ("x"):rep(4000000), ("x"):rep(4000000)
    while a <= b do end
  end,
}
