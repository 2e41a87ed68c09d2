-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local t, s = {}, ("x"):rep(10000)
    for i = 1, 1000 do t[i] = s .. i end
    while true do
      table.sort(t)
      t[1], t[1000] = t[1000], t[1]
    end
  end,
}
