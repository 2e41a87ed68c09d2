-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local t = {}
    for i = 1, 500000 do t[i] = i * 7919 % 500009 end
    table.sort(t)
  end,
}
