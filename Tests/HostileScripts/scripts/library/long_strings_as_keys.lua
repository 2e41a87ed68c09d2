-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local a, b = ("x"):rep(4000000), ("x"):rep(4000000)
    local t = { [a] = 1 }
    while t[b] do end
  end,
}
