-- expect: configure_failed budget_exceeded
return {
  configure = function(cell)
    local s, t = ("x"):rep(1000000), {}
    for i = 1, 10000 do t[i] = s end
    cell.content = t
  end,
}
